import type { Piece } from '../../../core/http/reply.ts'
import { refused } from '../faults.ts'

export interface Part {
  length: number
  pieces: (start: number, end: number) => Piece[]
}

/** Nested manifests multiply; real ones stay far below this limit. */
const MAX_PIECES = 100_000

/** Reads parts as one; only parts that overlap the range are opened. */
export const joinParts =
  (parts: readonly Part[]) =>
  (start: number, end: number): Piece[] => {
    const found: Piece[] = []
    let offset = 0
    for (const { length, pieces } of parts) {
      const [from, to] = [Math.max(start - offset, 0), Math.min(end - offset, length - 1)]
      if (from <= to) found.push(...pieces(from, to))
      if (found.length > MAX_PIECES) throw refused(409)
      offset += length
    }
    return found
  }
