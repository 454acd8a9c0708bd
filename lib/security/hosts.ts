import { publicEnv } from '../env.ts'
import type { Hosts } from './contentPolicy.ts'

const { blogApiHost, emailjs } = publicEnv

/** Where visitors' browsers may call. Without an account the contact form is off, and without an origin EmailJS is where it always is. */
export const hosts: Hosts = {
  blogApiHost,
  mailOrigin: emailjs.publicKey && (emailjs.origin ?? 'https://api.emailjs.com'),
}
