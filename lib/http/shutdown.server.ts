/**
 * After SIGTERM Next finishes what is running, then exits with 143.
 * Service managers take that for a failure.
 */
export function endWithZero(): void {
  process.on('exit', (code) => {
    if (code === 143) process.exitCode = 0
  })
}
