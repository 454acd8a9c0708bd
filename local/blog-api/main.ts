#!/usr/bin/env node
/**
 * Starts the blog stand-in alone: `npx local-blog-api`.
 * BLOG_PORT (3350), SITE_ORIGINS (comma-separated),
 * BLOG_GENERATED (extra posts).
 */
import { defaultSiteOrigins } from 'local-http/server'
import { startBlogApi } from './server.ts'

const { env } = process

const { url } = await startBlogApi({
  port: Number(env.BLOG_PORT ?? 3350),
  origins: env.SITE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? defaultSiteOrigins,
  generated: Number(env.BLOG_GENERATED ?? 0),
})
console.info(`Blog API stand-in ready: ${url}/api/blogs.php?action=all`)
// The parent process has ended.
process.on('disconnect', () => process.exit(0))
