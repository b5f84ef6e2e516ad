import type { UserSession } from '@meridian/contract'
import * as z from 'zod'
import { changeOf, chosenMembers, type ChosenMembers } from '../../../services/identity/chosen-members.ts'
import { namedSchema, type NamedValues } from '../../../services/identity/named-values.ts'
import type { MembershipChange, Named } from '../../../services/membership/membership-model.ts'
import { projectMessages } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'

const LONGEST_NAME = 64

/** A project as the form has it, with those who are to belong to it. */
export interface ProjectValues extends NamedValues {
  members: ChosenMembers | null
  groups: ChosenMembers | null
}

export const informationSchema = namedSchema(LONGEST_NAME)

/** Nobody takes from themselves what they need to go on. */
export const losingAdmin =
  (session: UserSession, project: string | undefined) =>
  ({ revoked }: MembershipChange, { roles }: { roles: readonly Named[] }) => {
    const admin = roles.find(({ name }) => name === 'admin')?.id
    const isOwn = revoked.some(({ member, role }) => member === session.id && role === admin)
    return isOwn && project === session.project_id ? projectMessages.keepAdmin : null
  }

export const membersSchema = (session: UserSession, project: Project | undefined) =>
  z.object({ members: chosenMembers(losingAdmin(session, project?.id)) })

export const groupsSchema = z.object({ groups: chosenMembers() })

export const initialOf = (project: Project | undefined): ProjectValues => ({
  name: project?.name ?? '',
  description: project?.description ?? '',
  enabled: project?.enabled ?? true,
  members: null,
  groups: null,
})

/** The fields of the project itself, and what changes for whom. */
export const partsOf = ({ members, groups, ...body }: ProjectValues) => ({
  body,
  changes: { user: changeOf(members), group: changeOf(groups) },
})
