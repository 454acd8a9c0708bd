/** Seconds after which a page is regenerated even without a webhook call. */
export const revalidateSeconds = Number(process.env.REVALIDATE_SECONDS || 300)

/** Seconds until a page is regenerated: `usually`, or sooner when it changes by itself. */
export function revalidateIn(nextChange: string | null | undefined, usually = revalidateSeconds): number {
  const seconds = Math.ceil((Date.parse(nextChange ?? '') - Date.now()) / 1000)
  return Number.isNaN(seconds) ? usually : Math.max(1, Math.min(usually, seconds))
}
