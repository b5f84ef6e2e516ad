import { badRequest, notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { GRANULARITIES, METHODS, POLICIES } from '../archive-policies/policies.ts'
import { described } from '../faults.ts'
import type { Definition } from '../metrics/catalog.ts'

/** The parsed query of a request for measures. */
export interface MeasureQuery {
  method: string
  granularities: number[]
  /** Milliseconds since 1970. */
  start: number
  stop: number
  now: number
  /** Seconds to which the measures are regrouped. */
  resample: number | undefined
}

/** Parses start, stop, granularity and aggregation; throws 400 for invalid values. */
export function readQuery({ query, clock }: Call): MeasureQuery {
  const now = clock.now()
  const method = query.get('aggregation') ?? 'mean'
  if (!isMethod(method)) throw badRequest(`Invalid aggregation value ${method}, must be one of ${METHODS.join(', ')}`)
  return {
    now,
    method,
    granularities: granularitiesOf(query.get('granularity')),
    start: momentIn(query, 'start', now) ?? 0,
    stop: momentIn(query, 'stop', now) ?? Number.POSITIVE_INFINITY,
    resample: query.has('resample') ? secondsIn(query.get('resample') ?? '') : undefined,
  }
}

export const isMethod = (text: string) => METHODS.some((method) => method === text)

/** Throws 404 if the metric's archive policy lacks the method or granularity. */
export function refuseUnavailable(id: string, { policy }: Definition, { method, granularities }: MeasureQuery): void {
  const unknown = granularities.find((requested) => !GRANULARITIES.some(({ granularity }) => granularity === requested))
  if (unknown !== undefined) {
    const shown = Number.isInteger(unknown) ? unknown.toFixed(1) : String(unknown)
    throw notFound(`Aggregation method '${method}' at granularity '${shown}' for metric ${id} does not exist`)
  }
  const methods: readonly string[] = POLICIES[policy].aggregation_methods
  if (methods.includes(method)) return
  const cause = 'Aggregation method does not exist for this metric'
  throw described(404, { cause, detail: { metric: id, aggregation_method: method } })
}

/** Seconds, or hours, minutes and seconds; all granularities if it is missing. */
function granularitiesOf(text: string | null): number[] {
  return text === null ? GRANULARITIES.map(({ granularity }) => granularity) : [secondsIn(text)]
}

function secondsIn(text: string): number {
  const [, hours = '', minutes = '', seconds = ''] = /^(\d{1,4}):([0-5]?\d):([0-5]?\d)$/.exec(text) ?? []
  const value = hours === '' ? Number(text) : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (text === '' || !Number.isFinite(value) || value <= 0) throw badRequest(`Invalid granularity: ${text}`)
  return value
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 }

/** A time, seconds since 1970, or a time span before now: `-1day`, `-2 hours`. */
function momentIn(query: URLSearchParams, name: string, now: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const [, amount = '', unit = ''] = /^-\s*(\d{1,9}(?:\.\d+)?)\s*([smhdw])[a-z]*$/i.exec(text) ?? []
  if (amount !== '') return now - Number(amount) * (UNITS[unit.toLowerCase()] ?? 1) * 1000
  const isNumber = /^\d{1,12}(\.\d+)?$/.test(text)
  const zoned = /(Z|[+-]\d\d:?\d\d)$/i.test(text) || /^\d{4}-\d\d-\d\d$/.test(text)
  const time = isNumber ? Number(text) * 1000 : Date.parse(zoned ? text : `${text}Z`)
  if (Number.isNaN(time)) {
    const reason = 'Must be a datetime or a timestamp'
    throw described(400, { cause: 'Argument value error', detail: name, reason })
  }
  return time
}
