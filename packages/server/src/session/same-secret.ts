import { timingSafeEqual } from 'node:crypto'

/** Compares secrets in a time that reveals nothing; their bytes, since texts of one length can have different numbers. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
