/**
 * Milliseconds of processor time that `work` takes. On an idle core as long as a clock would say;
 * but what runs beside it on the same machine does not count. For work without waiting.
 */
export function ownTime(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
