import { AsyncLocalStorage } from 'node:async_hooks'
import type { ServerResponse } from 'node:http'
import { processWide } from './process.server.ts'

type Call = { caller: string; response?: ServerResponse | undefined }

/**
 * `getStaticProps` gets no request, and an image's route one of Next's own. Both are limited per
 * caller.
 */
const calls = processWide('calls', () => new AsyncLocalStorage<Call>())

/** All that follows in this request is for `caller`. */
export const noteCaller = (caller: string, response?: ServerResponse): void =>
  calls.enterWith({ caller, response })

/** Who made the request that is running; undefined in a build and in functions of a host. */
export const currentCaller = (): string | undefined => calls.getStore()?.caller

/** The response of the request that is running, also where Next asks a route within the process. */
export const currentResponse = (): ServerResponse | undefined => calls.getStore()?.response
