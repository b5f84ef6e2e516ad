import type { Plugin } from 'vite'
import { STRING } from './message-source.ts'

const SUMMARY = new RegExp(String.raw`\bsummary:\s*${STRING}`, 'g')

/** Leaves the summaries of endpoints out of the console: they document our API, and only the server shows them. */
export const leanEndpoints = (): Plugin => ({
  name: 'lean-endpoints',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/packages\/contract\/src\/.*\.ts$/, code: 'summary:' },
    handler: (code) => ({ code: withoutSummaries(code), map: null }),
  },
})

/** A source file whose endpoints have no summary. */
export const withoutSummaries = (code: string): string => code.replace(SUMMARY, "summary: ''")
