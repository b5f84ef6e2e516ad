import { badRequest } from '../../core/errors/fault.ts'
import type { OpenCall } from '../../core/service/api.ts'
import { isoMicroseconds } from '../../core/time/clock.ts'
import { malformed } from './faults.ts'

export const NOT_A_TIME = malformed('Timestamp not in expected format.')

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-]\d\d:?\d\d)?$/

/** Parses a client's time into milliseconds; UTC without a zone. */
function parseTime(text: string): number {
  const zone = ISO.exec(text)?.[2]
  const time = Date.parse(zone === undefined ? `${text}Z` : text)
  if (!ISO.test(text) || Number.isNaN(time)) throw badRequest(NOT_A_TIME)
  return time
}

/** `2099-01-01T00:00:00.000000`, or null for never; throws for a time in the past. */
export function futureTime({ clock }: OpenCall, text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const time = parseTime(text)
  if (time < clock.now()) throw badRequest(malformed("The 'expires_at' must not be before now."))
  const [, fraction = ''] = /\.(\d+)/.exec(text) ?? []
  return isoMicroseconds(time).replace('.000000Z', `.${fraction.padEnd(6, '0')}`)
}
