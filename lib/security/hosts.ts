import { mailAccount } from '../contact/account.ts'
import { publicEnv } from '../env.ts'
import type { Hosts } from './contentPolicy.ts'

const { blogApiHost, emailjs } = publicEnv

const account = mailAccount(emailjs)

/** Where visitors' browsers may call. Without a whole account the contact form is off, and without an origin EmailJS is where it always is. */
export const hosts: Hosts = {
  blogApiHost,
  mailOrigin: account ? (account.origin ?? 'https://api.emailjs.com') : undefined,
}
