import os from 'node:os'

/** The machine in one line: without it a time says nothing. */
export function machine(): string {
  const cpus = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const name = cpus[0]?.model.trim().replace(/\s+/g, ' ') ?? 'unknown processor'
  return `${cpus.length} × ${name}, ${memory} GB, ${os.type()} ${os.release()}, Node ${process.version}`
}
