import type { Measure } from '@meridian/wire'
import { PLAIN_METHODS } from '../archive-policies/policies.ts'
import { foldBy } from '../measures/aggregate.ts'
import { isMethod } from '../measures/query.ts'
import { invalid } from './parse.ts'
import type { Operation } from './parse.ts'

/** Measures with their resource, metric and aggregation; without them if they are `aggregated`. */
export interface Entry {
  path: string[]
  measures: Measure[]
}

/** Reads a metric of all selected resources. */
export type ReadMetric = (name: string, method: string) => Entry[]

/** Evaluates an operation; throws 400 for an unknown one. */
export function evaluate(operation: Operation, read: ReadMetric): Entry[] {
  if (!Array.isArray(operation)) throw invalid(`'${operation}' is no operation`)
  const [name, ...operands] = operation
  switch (name) {
    case 'metric':
      return readMetrics(operands, read)
    case 'aggregate':
      return aggregated(operands, read)
    case 'rateofchange':
      return evaluate(operands[0] ?? '', read).map(({ path, measures }) => ({ path, measures: changes(measures) }))
    case '+':
    case '-':
    case '*':
    case '/':
      return computed(name, operands, read)
    default:
      throw invalid(`'${String(name)}' is no operation`)
  }
}

/** `(metric cpu mean)` or `(metric (cpu mean) (memory.usage max))` */
function readMetrics(operands: readonly Operation[], read: ReadMetric): Entry[] {
  const pairs = Array.isArray(operands[0]) ? operands : [[...operands]]
  return pairs.flatMap((pair) => {
    const [name, method = 'mean'] = Array.isArray(pair) ? pair : []
    if (typeof name !== 'string' || typeof method !== 'string')
      throw invalid("'metric' wants a name and an aggregation")
    if (!isMethod(method)) throw invalid(`'${method}' is no aggregation`)
    return read(name, method)
  })
}

/** Aggregates several series into one, at the times that all of them have. */
function aggregated([method, operand]: readonly Operation[], read: ReadMetric): Entry[] {
  const [, plain] = /^rate:(.*)$/.exec(String(method)) ?? []
  if (plain !== undefined) {
    const [whole] = aggregated([plain, operand ?? ''], read)
    return [{ path: ['aggregated'], measures: changes(whole?.measures ?? []) }]
  }
  const known = PLAIN_METHODS.find((one) => one === method)
  if (!known) throw invalid(`'${String(method)}' is no aggregation`)
  const entries = evaluate(operand ?? '', read)
  const moments = new Map<string, { measure: Measure; values: number[] }>()
  for (const measure of entries.flatMap(({ measures }) => measures)) {
    const [moment, granularity, value] = measure
    const key = `${granularity}/${moment}`
    const others = moments.get(key)
    if (others) others.values.push(value)
    else moments.set(key, { measure, values: [value] })
  }
  const fold = foldBy(known)
  const whole = [...moments.values()].filter(({ values }) => values.length === entries.length)
  const measures = whole.map(({ measure: [moment, granularity], values }): Measure => [
    moment,
    granularity,
    fold(values),
  ])
  return [{ path: ['aggregated'], measures }]
}

function changes(measures: readonly Measure[]): Measure[] {
  return measures.flatMap(([moment, granularity, value], index): Measure[] => {
    const before = measures[index - 1]
    return before && before[1] === granularity ? [[moment, granularity, value - before[2]]] : []
  })
}

const ARITHMETIC = {
  '+': (one: number, other: number) => one + other,
  '-': (one: number, other: number) => one - other,
  '*': (one: number, other: number) => one * other,
  '/': (one: number, other: number) => (other === 0 ? 0 : one / other),
} as const

/** Applies arithmetic with a number to each measure. */
function computed(sign: keyof typeof ARITHMETIC, operands: readonly Operation[], read: ReadMetric): Entry[] {
  const [left = '', right = ''] = operands
  const compute = ARITHMETIC[sign]
  const each = (entries: Entry[], work: (value: number) => number) =>
    entries.map(({ path, measures }) => ({
      path,
      measures: measures.map(([moment, granularity, value]): Measure => [moment, granularity, work(value)]),
    }))
  if (typeof left === 'number') return each(evaluate(right, read), (value) => compute(left, value))
  if (typeof right === 'number') return each(evaluate(left, read), (value) => compute(value, right))
  throw invalid(`'${sign}' wants a number on one side`)
}
