import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../programs.ts'

/** What wrk saw. `p99` is in milliseconds; `bad` counts answers that were no 2xx or 3xx, and connections that failed. */
export type Load = { requests: number; perSecond: number; p99: number; bad: number }

/** wrk prints for people; this makes it print for us. Its latencies are in microseconds, its duration as well. */
const reporter = `done = function(summary, latency, requests)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"p99":%f,"bad":%d}\\n',
    summary.requests, summary.duration, latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`

/** What wrk wrote last, read. @throws {Error} when that is not what our reporter writes */
export function readLoad(output: string): Load {
  const line = output.trim().split('\n').at(-1) ?? ''
  if (!line.startsWith('{')) throw new Error(`wrk did not report: ${line}`)
  const { requests, microseconds, p99, bad } = JSON.parse(line) as Record<
    'requests' | 'microseconds' | 'p99' | 'bad',
    number
  >
  return { requests, perSecond: requests / (microseconds / 1e6), p99: p99 / 1000, bad }
}

/** Loads `url`, asking for gzip as nginx has its files, over 32 connections for `duration` seconds. `folder` is for a file that wrk reads. */
export async function load(url: string, duration: number, folder: string): Promise<Load> {
  const script = path.join(folder, 'report.lua')
  writeFileSync(script, reporter)
  const { stdout } = await promisify(execFile)(
    findProgram('wrk'),
    ['-t1', '-c32', `-d${duration}s`, '-H', 'Accept-Encoding: gzip', '-s', script, url],
    { timeout: (duration + 20) * 1000 },
  )
  return readLoad(stdout)
}

/** Loads again and again until `work` is done, however long it takes: what it found, and the `bad` of every load. */
export async function underLoad<Found>(
  work: Promise<Found>,
  loadOnce: () => Promise<Load>,
): Promise<{ found: Found; bad: number }> {
  let done = false
  const loads = async () => {
    let bad = 0
    while (!done) bad += (await loadOnce()).bad
    return bad
  }
  const [found, bad] = await Promise.all([work.finally(() => (done = true)), loads()])
  return { found, bad }
}
