/** Seconds after which a page is regenerated even without a webhook call. */
export const revalidateSeconds = Number(process.env.REVALIDATE_SECONDS || 300)

/**
 * Seconds until a page is regenerated: `usually`, or sooner when it changes by itself before that.
 */
export const revalidateIn = (nextChange: number | undefined, usually = revalidateSeconds): number =>
  nextChange === undefined
    ? usually
    : Math.max(1, Math.min(usually, Math.ceil((nextChange - Date.now()) / 1000)))
