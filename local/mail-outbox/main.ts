#!/usr/bin/env node
/**
 * Starts the mail outbox alone: `npx local-mail-outbox`.
 * MAIL_PORT (3351), MAIL_FILE (local/.data/outbox.jsonl), SITE_ORIGINS (comma-separated).
 */
import { join } from 'node:path'
import { defaultSiteOrigins } from 'local-http/server'
import { startMailOutbox } from './server.ts'

const { env } = process

const { url } = await startMailOutbox({
  port: Number(env.MAIL_PORT ?? 3351),
  file: env.MAIL_FILE ?? join(import.meta.dirname, '../.data/outbox.jsonl'),
  origins: env.SITE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? defaultSiteOrigins,
})
console.info(`Mail outbox ready: ${url}/`)
// The parent process has ended.
process.on('disconnect', () => process.exit(0))
