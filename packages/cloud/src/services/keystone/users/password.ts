import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

/** About 20 ms on a small machine: slow to guess, but fast enough for a single thread. */
const COST = { N: 8192, r: 8, p: 1 }
/** For passwords that everybody knows, as those of the demo accounts. */
const PUBLIC_COST = { ...COST, N: 2 }
const KEY_BYTES = 32

/** `N:r:p:salt:key`, so that old hashes stay valid when the cost is raised. */
export function hashPassword(password: string, isPublic = false): string {
  const cost = isPublic ? PUBLIC_COST : COST
  const salt = randomBytes(16)
  const key = scryptSync(password, salt, KEY_BYTES, cost)
  return formatHash(cost, salt, key)
}

const formatHash = ({ N, r, p }: typeof COST, salt: Buffer, key: Buffer) =>
  [N, r, p, salt.toString('base64'), key.toString('base64')].join(':')

/** Takes the same time for an unknown user (no hash) as for one whose password is secret. */
export function isPassword(password: string, hash: string | undefined): boolean {
  const [N, r, p, salt = '', key = ''] = (hash ?? UNKNOWN_USER).split(':')
  const expected = Buffer.from(key, 'base64')
  const cost = { N: Number(N), r: Number(r), p: Number(p) }
  const actual = scryptSync(password, Buffer.from(salt, 'base64'), expected.length, cost)
  return timingSafeEqual(actual, expected) && hash !== undefined
}

/** A hash that no password matches. */
const UNKNOWN_USER = formatHash(COST, randomBytes(16), randomBytes(KEY_BYTES))
