import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process.server.ts'

/** `getStaticProps` gets no request, and is limited per caller. */
const callers = processWide('callers', () => new AsyncLocalStorage<string>())

/** All that follows in this request is for `caller`. */
export const noteCaller = (caller: string): void => callers.enterWith(caller)

/** Who made the request that is running; undefined in a build and in functions of a host. */
export const currentCaller = (): string | undefined => callers.getStore()
