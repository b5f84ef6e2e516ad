import { described } from '../faults.ts'

/** An operation as JSON: `["aggregate", "mean", ["metric", "cpu", "mean"]]`. */
export type Operation = string | number | Operation[]

const MAX_DEPTH = 16
const MAX_TOKENS = 500

/** Accepts JSON, or text such as `(aggregate mean (metric cpu mean))`. */
export function readOperation(given: unknown): Operation {
  if (typeof given === 'string') return parse(given)
  return checked(given, MAX_DEPTH)
}

function checked(given: unknown, left: number): Operation {
  if (typeof given === 'string' || (typeof given === 'number' && Number.isFinite(given))) return given
  if (!Array.isArray(given) || given.length === 0 || left === 0) throw invalid('expected a list of operations')
  return given.map((part: unknown) => checked(part, left - 1))
}

function parse(text: string): Operation {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? []
  if (tokens.length > MAX_TOKENS) throw invalid('it is too long')
  const open: Operation[][] = [[]]
  for (const token of tokens) {
    if (token === '(') open.push([])
    else if (token === ')') {
      const done = open.pop()
      const parent = open.at(-1)
      if (!done || !parent) throw invalid("there is a ')' too many")
      parent.push(done)
    } else open.at(-1)?.push(/^-?\d+(\.\d+)?$/.test(token) ? Number(token) : token)
    if (open.length > MAX_DEPTH) throw invalid('it nests too deep')
  }
  const [whole, ...others] = open[0] ?? []
  if (whole === undefined || others.length > 0 || open.length > 1) throw invalid('expected one operation in brackets')
  return whole
}

export const invalid = (why: string) => described(400, { cause: 'Invalid input', reason: why, detail: ['operations'] })
