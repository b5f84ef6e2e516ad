import type { Measure } from '@meridian/wire'
import { GRANULARITIES, SAMPLE_MS } from '../archive-policies/policies.ts'
import type { PlainMethod } from '../archive-policies/policies.ts'
import { timestampOf } from '../timestamp.ts'
import type { MeasureQuery } from './query.ts'
import type { Series } from './series.ts'

/** The measures of a metric, coarsest granularity first. */
export function measuresOf(series: Series, query: MeasureQuery): Measure[] {
  const { method, granularities, start, stop, now, resample } = query
  const [plain, isRate] = method.startsWith('rate:') ? [method.slice('rate:'.length), true] : [method, false]
  const fold = foldBy(plain)
  const measures = granularities
    .toSorted((one, other) => other - one)
    .flatMap((granularity) => {
      const width = granularity * 1000
      const kept = GRANULARITIES.find((one) => one.granularity === granularity)?.points ?? 0
      const first = Math.max(start, now - kept * width)
      const own: Measure[] = []
      for (let begin = Math.floor(first / width) * width; begin < Math.min(stop, now); begin += width) {
        const values = samples(series, begin, Math.min(begin + width, now + 1), isRate)
        if (values.length > 0) own.push([timestampOf(begin), granularity, fold(values)])
      }
      return own
    })
  return resample === undefined ? measures : resampled(measures, resample, fold)
}

/** Regroups measures to another granularity. */
function resampled(
  measures: readonly Measure[],
  seconds: number,
  fold: (values: readonly number[]) => number,
): Measure[] {
  const groups = Map.groupBy(measures, ([moment]) => Math.floor(Date.parse(moment) / (seconds * 1000)))
  return [...groups].map(([group, some]): Measure => [
    timestampOf(group * seconds * 1000),
    seconds,
    fold(some.map(([, , value]) => value)),
  ])
}

/** The samples from `begin` to before `end`; a rate is the difference to the sample before. */
function samples(
  { from = Number.POSITIVE_INFINITY, until, valueAt }: Series,
  begin: number,
  end: number,
  isRate: boolean,
) {
  const values: number[] = []
  for (let time = Math.ceil(begin / SAMPLE_MS) * SAMPLE_MS; time < end; time += SAMPLE_MS) {
    if (time - (isRate ? SAMPLE_MS : 0) < from || time > until) continue
    values.push(isRate ? valueAt(time) - valueAt(time - SAMPLE_MS) : valueAt(time))
  }
  return values
}

/** Aggregates at least one number into one. */
export function foldBy(method: string): (values: readonly number[]) => number {
  const known = Object.entries(FOLDS).find(([name]) => name === method)
  if (!known) throw new Error(`${method} is no way to fold`)
  return known[1]
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

const FOLDS: Readonly<Record<PlainMethod, (values: readonly number[]) => number>> = {
  mean: (values) => sum(values) / values.length,
  min: (values) => Math.min(...values),
  max: (values) => Math.max(...values),
  sum,
  count: (values) => values.length,
  last: (values) => values.at(-1) ?? 0,
}
