import { rangeNotSatisfiable } from '../../../core/fault.ts'

/** Both ends included. */
export interface Range {
  start: number
  end: number
}

/** The one range that `bytes=0-11`, `bytes=100-` or `bytes=-5` asks for; undefined where none is asked. */
export function readRange(header: string | undefined, size: number): Range | undefined {
  if (header === undefined) return undefined
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? []
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if ((from === '' && to === '') || start > end) {
    const headers = { 'content-range': `bytes */${size}` }
    throw rangeNotSatisfiable(`The image has no bytes in the range ${header}.`, { headers })
  }
  return { start, end }
}
