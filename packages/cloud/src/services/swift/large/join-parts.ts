import type { Piece } from '../../../core/http/reply.ts'
import { refused } from '../faults.ts'

export interface Part {
  length: number
  pieces: (start: number, end: number) => Piece[]
}

/** Manifests of manifests multiply; no honest one comes near. */
const MAX_PIECES = 100_000

/** Reads parts as if they were one; only those are looked at that have bytes in the stretch. */
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
