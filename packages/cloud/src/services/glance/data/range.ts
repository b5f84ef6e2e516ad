import { badRequest, rangeNotSatisfiable } from '../../../core/errors/fault.ts'

/** Both ends are inclusive. */
export interface Range {
  start: number
  end: number
}

/** Reads `bytes=0-11`, `bytes=100-` or `bytes=-5`; returns undefined without a header. */
export function readRange(header: string | undefined, size: number): Range | undefined {
  if (header === undefined) return undefined
  if (header.includes(',')) throw badRequest(ONE_AT_A_TIME)
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  if (from === '' && to === '') throw unavailable('Invalid Range header.', size)
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start <= end) return { start, end }
  const allowed = `Start position MUST be in the inclusive range [0, ${size - 1}].`
  throw unavailable(`Invalid start position in Range header. ${allowed}`, size)
}

const ONE_AT_A_TIME =
  'Requests with multiple ranges are not supported in Glance. You may make multiple single-range requests instead.'

const unavailable = (detail: string, size: number) =>
  rangeNotSatisfiable('The Range requested is not available.', {
    detail,
    headers: { 'content-range': `bytes */${size}` },
  })
