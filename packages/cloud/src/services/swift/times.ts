/** Units of 10 µs since 1970: the precision of X-Timestamp. */
export type Stamp = number

const PER_SECOND = 100_000

export const stampOf = (milliseconds: number): Stamp => Math.round(milliseconds) * (PER_SECOND / 1000)

/** `1794709875.31043` */
export function timestamp(stamp: Stamp): string {
  const digits = String(stamp).padStart(15, '0')
  return `${digits.slice(0, -5)}.${digits.slice(-5)}`
}

/** The inverse of `timestamp`; undefined if invalid. */
export function readTimestamp(text: string): Stamp | undefined {
  const [, seconds, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,5}))?$/.exec(text) ?? []
  return seconds === undefined ? undefined : Number(seconds) * PER_SECOND + Number(fraction.padEnd(5, '0'))
}

/** `2026-11-15T02:31:15.310430` */
export const isoTime = (stamp: Stamp): string =>
  `${new Date(stamp / 100).toISOString().slice(0, 19)}.${String(stamp % PER_SECOND).padStart(5, '0')}0`

/** Seconds, rounded up, so that no client takes an old object for the newest. */
export const wholeSeconds = (stamp: Stamp): number => Math.ceil(stamp / PER_SECOND)

/** `Sun, 15 Nov 2026 02:31:16 GMT` */
export const httpDate = (seconds: number): string => new Date(seconds * 1000).toUTCString()

export const lastModified = (stamp: Stamp): string => httpDate(wholeSeconds(stamp))
