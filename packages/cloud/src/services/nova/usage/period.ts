import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'

/** Milliseconds since 1970, with the microseconds as their fraction. */
export interface Period {
  start: number
  stop: number
}

/** From `start` to `end`, or to now if `end` is in the future. */
export function periodOf({ query, clock }: Call): Period {
  const now = clock.now()
  const start = timeOf(query.get('start')) ?? now
  const end = timeOf(query.get('end')) ?? now + 1
  if (start >= end) throw badRequest('Invalid start time. The start time cannot occur after the end time.')
  return { start, stop: Math.min(end, now) }
}

const TIME = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(\.\d{1,6})?| (\d\d:\d\d:\d\d)(\.\d{1,6}))$/

function timeOf(text: string | null): number | undefined {
  if (text === null || text === '') return undefined
  const [, day, time, fraction, otherTime, otherFraction] = TIME.exec(text) ?? []
  const seconds = Date.parse(`${day}T${time ?? otherTime}Z`)
  if (Number.isNaN(seconds)) throw badRequest('Invalid datetime string: Datetime is in invalid format')
  return seconds + Number(`0${fraction ?? otherFraction ?? ''}`) * 1000
}
