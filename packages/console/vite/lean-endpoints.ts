import type { Plugin } from 'vite'
import { STRING } from './message-source.ts'

/** A call as `get('/api/…', 'The summary', …)`. */
const SUMMARY = new RegExp(
  String.raw`(\b(?:get|post|put|patch|del)\(\s*(?:${STRING}|\w+|\x60[^\x60]*\x60),\s*)${STRING}`,
  'g',
)

/** Leaves the summaries of endpoints out of the console: they document our API, and only the server shows them. */
export const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/.*\.ts$/, code: 'endpoint.ts' },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
})

/** A source file whose endpoints have no summary. */
export const withoutSummaries = (code: string): string => code.replace(SUMMARY, "$1''")
