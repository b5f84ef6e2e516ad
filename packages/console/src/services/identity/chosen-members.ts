import type { MessageDescriptor } from 'react-intl'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { saying } from '../../framework/forms/validators.ts'
import { changesBetween, type MembershipChange, type Named } from '../membership/membership-model.ts'
import { toMembership, type MemberRoles, type Members } from './members.ts'
import { memberMessages } from './members.messages.ts'

/** Who is to belong to a thing as one step of a form has it, beside those who did when it was opened. */
export interface ChosenMembers {
  roles: readonly Named[]
  before: MemberRoles
  after: MemberRoles
}

export const changeOf = (chosen: ChosenMembers | null): MembershipChange =>
  chosen ? changesBetween(toMembership(chosen.before), toMembership(chosen.after)) : { granted: [], revoked: [] }

/** What must not be done, in words; null where all is well. */
type Objection = (change: MembershipChange, chosen: ChosenMembers) => MessageDescriptor | null

/** Null is what a step holds that nobody looked at, or changed nothing in. */
export const chosenMembers = (objection?: Objection) =>
  z
    .custom<ChosenMembers | null>((value) => value !== undefined)
    .superRefine((chosen, context) => {
      if (!chosen) return
      const isRoleless = Object.values(chosen.after).some((roles) => roles.length === 0)
      const wrong = isRoleless ? memberMessages.roleless : objection?.(changeOf(chosen), chosen)
      if (wrong) context.addIssue({ code: 'custom', ...saying(wrong) })
    })

/** Does all of a change that can be done; answers why the rest was not. */
export async function applyChange(
  { add, remove }: Pick<Members, 'add' | 'remove'>,
  { granted, revoked }: MembershipChange,
): Promise<ApiError[]> {
  const failures: ApiError[] = []
  const attempt = async (work: Promise<unknown>) => {
    try {
      await work
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failures.push(error)
    }
  }
  for (const { member, role } of granted) await attempt(add(member, role))
  for (const { member, role } of revoked) await attempt(remove(member, role))
  return failures
}
