import type { UpstreamCall } from '../upstream-calls.ts'

/** Writes calls to the cloud as a text that repeats them. Pure: the same calls give the same text. */
export interface Dialect {
  id: string
  /** The name that users know it by; not translated. */
  name: string
  /** Whether it has words for any of the calls; all programs have. */
  covers?: (calls: readonly UpstreamCall[]) => boolean
  write: (calls: readonly UpstreamCall[]) => string
}
