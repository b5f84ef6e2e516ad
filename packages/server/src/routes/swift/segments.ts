import type { Segment } from '@meridian/contract'
import type { ObjectEntry } from '@meridian/wire'
import * as z from 'zod'

const MIB = 1024 * 1024
/** Small enough that a lost connection costs little, large enough that the number of requests does not matter. */
const UsualSegment = z
  .number()
  .int()
  .positive()
  .catch(64 * MIB)
/** Swift takes at most 1,000 segments to an object unless its operator allows more. */
const MAX_SEGMENTS = 1000

/** The segment size of a file: the default, or larger if there would be too many segments. */
export const segmentSize = (size: number, { OBJECT_SEGMENT_SIZE: usual }: Record<string, unknown>): number =>
  size / MAX_SEGMENTS <= UsualSegment.parse(usual)
    ? UsualSegment.parse(usual)
    : Math.ceil(size / MAX_SEGMENTS / MIB) * MIB

export const segmentsContainer = (container: string): string => `${container}_segments`

export const segmentPrefix = (path: string, upload: string): string => `${path}/${upload}/`

const DIGITS = 8

export const segmentName = (path: string, upload: string, index: number): string =>
  segmentPrefix(path, upload) + String(index).padStart(DIGITS, '0')

/** A listed object as a segment, or null if it is another object. */
export function segmentOf({ name, hash, bytes }: ObjectEntry, prefix: string): Segment | null {
  const digits = name.slice(prefix.length)
  return new RegExp(`^\\d{${DIGITS}}$`).test(digits) ? { index: Number(digits), etag: hash, bytes } : null
}
