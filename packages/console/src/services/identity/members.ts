import type { ItemQuery } from '../../api/query.ts'
import type { Membership, Named } from '../membership/membership-model.ts'

export interface MembersNow {
  people: readonly Named[]
  /** Empty: being a member is all there is to it. */
  roles: readonly Named[]
  defaultRole: string | null
  /** Why there is no default role, where there should be. */
  complaint?: string | null
  members: Membership
}

/** Who belongs to something, and how that is changed. */
export interface Members {
  source: ItemQuery<MembersNow>
  add(member: string, role: string): Promise<unknown>
  remove(member: string, role: string): Promise<unknown>
}

/** What members have where there are no roles. */
export const BELONGS = 'member'

/** A membership as a form holds it: by member, the ids of the roles. */
export type MemberRoles = Record<string, string[]>

export const toMemberRoles = (membership: Membership): MemberRoles =>
  Object.fromEntries([...membership].map(([id, roles]) => [id, [...roles].toSorted()]))

export const toMembership = (members: MemberRoles): Membership =>
  new Map(Object.entries(members).map(([id, roles]) => [id, new Set(roles)]))

/** The same, where there are no roles to have: each member belongs. */
export const belonging = (membership: Membership): Membership =>
  new Map([...membership.keys()].map((id) => [id, new Set([BELONGS])]))
