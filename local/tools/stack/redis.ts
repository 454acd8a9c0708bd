import { findProgram } from '../install/programs.ts'
import type { Child, Processes } from './processes.ts'

/**
 * Starts a Redis that writes nothing to a disk. @throws {NoProgramError} without redis-server
 * @throws {ProcessFailedError} when it does not start
 */
export const startRedis = (processes: Processes, port: number): Promise<Child> =>
  processes.serve({
    name: 'Redis',
    command: [
      findProgram('redis-server'),
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
    ],
    env: process.env,
    ready: /Ready to accept connections/,
  })
