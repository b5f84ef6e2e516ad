import { compareText } from '../../framework/text/wording.ts'

export interface Named {
  id: string
  name: string
}

/** The members by id, each with the ids of their roles. */
export type Membership = ReadonlyMap<string, ReadonlySet<string>>

/** The ids of the members, by role: the form in which services list them. */
export type MembersByRole = Readonly<Record<string, readonly string[]>>

export function membershipOf(byRole: MembersByRole): Membership {
  const members = new Map<string, Set<string>>()
  for (const [role, ids] of Object.entries(byRole)) {
    for (const id of ids) members.set(id, (members.get(id) ?? new Set()).add(role))
  }
  return members
}

/** Has an entry for every role, with an empty list if nobody has the role. */
export const membersByRole = (membership: Membership, roles: readonly Named[]): Record<string, string[]> =>
  Object.fromEntries(
    roles.map((role) => [role.id, [...membership].flatMap(([id, held]) => (held.has(role.id) ? [id] : []))]),
  )

/** Adds a member with the default role, if there is one. */
export const addMember = (membership: Membership, id: string, defaultRole: string | null): Membership =>
  new Map([...membership, [id, new Set(defaultRole === null ? [] : [defaultRole])]])

export const removeMember = (membership: Membership, id: string): Membership =>
  new Map([...membership].filter(([member]) => member !== id))

export function setRole(membership: Membership, id: string, role: string, held: boolean): Membership {
  const roles = new Set(membership.get(id))
  if (held) roles.add(role)
  else roles.delete(role)
  return new Map([...membership, [id, roles]])
}

export interface MembershipChange {
  granted: { member: string; role: string }[]
  revoked: { member: string; role: string }[]
}

/** The grants and revocations that turn `before` into `after`. */
export function changesBetween(before: Membership, after: Membership): MembershipChange {
  const missing = (from: Membership, to: Membership) =>
    [...to].flatMap(([member, roles]) =>
      [...roles].filter((role) => !from.get(member)?.has(role)).map((role) => ({ member, role })),
    )
  return { granted: missing(before, after), revoked: missing(after, before) }
}

/** The items whose name contains the text, sorted by name. */
export const filterNamed = <T extends Named>(all: readonly T[], text: string): T[] =>
  all
    .filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))
    .sort((a, b) => compareText(a.name, b.name))
