/**
 * A whole number with comma separators: 14131 gives "14,131". Spec section 9, stat counters.
 * Formatted without Intl: server and browser must agree letter for letter, whatever their locale data.
 */
export function formatCount(value: number): string {
  return Math.round(value)
    .toFixed(0)
    .replace(/\B(?=(\d{3})+$)/g, ',')
}
