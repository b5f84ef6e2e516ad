import type { UpstreamCall } from '../upstream-calls.ts'

/** Writes calls to the cloud as a program that repeats them. Pure: the same calls give the same text. */
export interface Dialect {
  id: string
  /** The name that users know it by; not translated. */
  name: string
  write: (calls: readonly UpstreamCall[]) => string
}
