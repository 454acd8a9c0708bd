import { mailAccount } from '../contact/account.ts'
import { assetHost } from '../images/lakeImage.ts'
import { publicEnv } from '../site/env.ts'
import type { Hosts } from './csp.ts'

const { blogApiHost, emailjs } = publicEnv

const account = mailAccount(emailjs)

/** Where browsers may call. Without a complete account the contact form is off. */
export const hosts: Hosts = {
  blogApiHost,
  images: assetHost,
  mailOrigin: account ? (account.origin ?? 'https://api.emailjs.com') : undefined,
}
