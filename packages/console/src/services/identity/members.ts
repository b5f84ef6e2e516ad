import type { Call } from '../../api/client.ts'
import type { MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import type { ItemQuery } from '../../api/query.ts'
import { withMessage } from '../../framework/forms/validators.ts'
import { changesBetween, type Membership, type MembershipChange, type Named } from '../membership/membership-model.ts'
import { memberMessages } from './identity.messages.ts'

export interface CurrentMembers {
  people: readonly Named[]
  /** Empty if members have no roles, as in a group. */
  roles: readonly Named[]
  defaultRole: string | null
  /** Why the default role is missing. */
  defaultRoleProblem?: string | null
  members: Membership
  /** The members that have to stay: the user, if the group makes the user an administrator. */
  kept?: readonly string[]
}

/** The members of something, and how to change them. */
export interface Members {
  query: ItemQuery<CurrentMembers>
  add(member: string, role: string, send: Call): Promise<unknown>
  remove(member: string, role: string, send: Call): Promise<unknown>
}

/** Returns why a change is not allowed; null if it is. */
export type CheckChange = (change: MembershipChange, current: { roles: readonly Named[] }) => MessageDescriptor | null

/** The only role of members without roles. */
export const MEMBER_ROLE = 'member'

/** A membership as a form has it: the ids of the roles, by member. */
export type MemberRoles = Record<string, string[]>

export const toMemberRoles = (membership: Membership): MemberRoles =>
  Object.fromEntries([...membership].map(([id, roles]) => [id, [...roles].toSorted()]))

export const toMembership = (members: MemberRoles): Membership =>
  new Map(Object.entries(members).map(([id, roles]) => [id, new Set(roles)]))

/** Gives each member the only role of members without roles. */
export const withMemberRole = (membership: Membership): Membership =>
  new Map([...membership.keys()].map((id) => [id, new Set([MEMBER_ROLE])]))

/** The members that a form chose, and those at the time it loaded them. */
export interface MemberEdit {
  roles: readonly Named[]
  before: MemberRoles
  after: MemberRoles
}

export const changeOf = (edit: MemberEdit | null): MembershipChange =>
  edit ? changesBetween(toMembership(edit.before), toMembership(edit.after)) : { granted: [], revoked: [] }

/** The members in a form; null until the user changes them. */
export const memberEditSchema = (check?: CheckChange) =>
  z
    .custom<MemberEdit | null>((value) => value !== undefined)
    .superRefine((edit, context) => {
      if (!edit) return
      const isRoleless = Object.values(edit.after).some((roles) => roles.length === 0)
      const problem = isRoleless ? memberMessages.roleless : check?.(changeOf(edit), edit)
      if (problem) context.addIssue({ code: 'custom', ...withMessage(problem) })
    })

/** Makes every change that the service allows; returns the errors of the others. */
export async function applyChange(
  { add, remove }: Pick<Members, 'add' | 'remove'>,
  { granted, revoked }: MembershipChange,
  send: Call,
): Promise<ApiError[]> {
  const failures: ApiError[] = []
  const attempt = async (request: Promise<unknown>) => {
    try {
      await request
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push(error)
    }
  }
  for (const { member, role } of granted) await attempt(add(member, role, send))
  for (const { member, role } of revoked) await attempt(remove(member, role, send))
  return failures
}
