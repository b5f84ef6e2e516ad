import { projectEndpoints, type UserSession } from '@meridian/contract'
import * as z from 'zod'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { inDomainContext } from '../../../framework/domain-context/domain-context.ts'
import { applyChange, changeOf, memberEditSchema, type MemberEdit } from '../../../services/identity/members.ts'
import { nameRule, orNameTaken } from '../../../services/identity/name-field.ts'
import { keepsOwnAdmin, roleGrants, type Holder } from '../../../services/identity/role-grants.ts'
import type { Project } from '../project.queries.ts'

export const informationSchema = z.object({ name: nameRule(64), description: z.string(), enabled: z.boolean() })

/** A project in the form, with the users and groups that shall have roles on it. */
export interface ProjectValues extends z.infer<typeof informationSchema> {
  members: MemberEdit | null
  groups: MemberEdit | null
}

export const membersSchema = (session: UserSession, project: Project | undefined) =>
  z.object({ members: memberEditSchema(keepsOwnAdmin(session, project?.id)) })

export const groupsSchema = z.object({ groups: memberEditSchema() })

export const initialValues = (project: Project | undefined): ProjectValues => ({
  name: project?.name ?? '',
  description: project?.description ?? '',
  enabled: project?.enabled ?? true,
  members: null,
  groups: null,
})

export interface SavedProject {
  id: string
  name: string
  /** The errors of role changes; the project itself is saved. */
  failures: ApiError[]
}

/** Creates a project, or updates `project`; then changes the roles on it. `taken` is the message for a name conflict. */
export async function saveProject(
  project: Project | undefined,
  { members, groups, ...body }: ProjectValues,
  taken: string,
): Promise<SavedProject> {
  const { id } =
    project ?? (await orNameTaken(call(projectEndpoints.projectCreate, { body: inDomainContext(body) }), taken))
  if (project) await orNameTaken(call(projectEndpoints.projectUpdate, { params: { id }, body }), taken)
  const change = (holder: Holder, edit: MemberEdit | null) =>
    applyChange(roleGrants({ project: id }, holder), changeOf(edit))
  return { id, name: body.name, failures: [...(await change('user', members)), ...(await change('group', groups))] }
}
