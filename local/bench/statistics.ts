/** What is said of many measurements in one figure. */

/**
 * The smallest figure that at least `share` (0 to 1) of all do not exceed; 0 of none. Of an even number the median is the lower of the two
 * middle ones.
 */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const median = (figures: readonly number[]): number => percentile(figures, 0.5)
