/**
 * Stands in for the `process` of Node.js that Next would bring for browsers: React and styled-components only look up environment
 * variables in it, of which browsers have none. See next.config.js.
 */
export const env: Readonly<Record<string, string | undefined>> = {}
