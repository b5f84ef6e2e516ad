import type { Auth } from '../auth/auth.ts'
import type { Db } from '../database/db.ts'
import type { Clock } from '../time/clock.ts'

/** What Keystone does for the others. */
export interface IdentityOffer {
  /** Who holds this token; undefined when it is unknown, expired or revoked. */
  authenticate: (db: Db, token: string, now: number) => Auth | undefined
  /** A user acting in a project without a token, for work that goes on after the request; undefined when either is gone. */
  actingFor: (db: Db, userId: string, projectId: string) => Auth | undefined
  /** The cloud's own account, for what services do in their own name. */
  service: () => Auth
}

/** What Glance does for the others. */
export interface ImageOffer {
  /** Gives an image that waits for its data bytes that this process made; false where it does not wait for any. */
  fill: (own: { db: Db; clock: Clock }, imageId: string, bytes: Buffer) => boolean
}

/** Everything that services offer one another, by catalogue type. A service asks another through this and nothing else. */
export interface Offers {
  identity: IdentityOffer
  image: ImageOffer
}

export type Directory = Readonly<Offers>

/** Joins what the services offer; throws when an offer that others rely on is missing. */
export function createDirectory(offers: readonly Partial<Offers>[]): Directory {
  const { identity, image }: Partial<Offers> = Object.assign({}, ...offers)
  if (!identity) throw new Error('No service offers identity')
  if (!image) throw new Error('No service offers image')
  return { identity, image }
}
