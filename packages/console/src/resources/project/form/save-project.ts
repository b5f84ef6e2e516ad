import { projectEndpoints } from '@meridian/contract'
import type { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { applyChange } from '../../../services/identity/chosen-members.ts'
import { inDomainContext } from '../../../framework/domain-context/domain-context.ts'
import { orTaken } from '../../../services/identity/named-values.ts'
import { roleGrants, type Holder } from '../../../services/identity/role-grants.ts'
import type { Project } from '../project.queries.ts'
import { partsOf, type ProjectValues } from './project-form.ts'

export interface SavedProject {
  id: string
  name: string
  /** Why some do not belong to it as they should: the project itself is there all the same. */
  failures: ApiError[]
}

/** Makes a project, or changes the one that is given; then says who belongs to it. `taken` is said of its name. */
export async function saveProject(
  project: Project | undefined,
  values: ProjectValues,
  taken: string,
): Promise<SavedProject> {
  const { body, changes } = partsOf(values)
  const { id } =
    project ?? (await orTaken(call(projectEndpoints.projectCreate, { body: inDomainContext(body) }), taken))
  if (project) await orTaken(call(projectEndpoints.projectUpdate, { params: { id }, body }), taken)
  const settle = (holder: Holder) => applyChange(roleGrants({ project: id }, holder), changes[holder])
  return { id, name: body.name, failures: [...(await settle('user')), ...(await settle('group'))] }
}
