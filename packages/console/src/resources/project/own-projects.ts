import { projectEndpoints, sessionEndpoints, type Project } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import type { Filters } from '../../framework/resource/column.ts'

/** The projects that the user has a role on: Keystone tells these to everybody. */
export async function ownProjects(signal?: AbortSignal): Promise<Project[]> {
  const { id } = await call(sessionEndpoints.userSession, {}, { signal })
  const { items } = await call(projectEndpoints.projectList, { query: { user_id: id, admin: 'false' } }, { signal })
  return items
}

/** Whether Keystone would find it by these filters. */
export const isFound = (
  { id, name, enabled, domain_id: domain }: Pick<Project, 'id' | 'name' | 'enabled' | 'domain_id'>,
  filters: Filters,
): boolean =>
  (filters.name === undefined || filters.name === name) &&
  (filters.domain_id === undefined || filters.domain_id === domain) &&
  (filters.id === undefined || filters.id === id) &&
  (filters.enabled === undefined || filters.enabled === String(enabled))

/** Does this instead, where that is for administrators only. */
export const orWhereForbidden =
  <T>(instead: () => Promise<T>) =>
  (error: unknown): Promise<T> => {
    if (error instanceof ApiError && error.status === 403) return instead()
    throw error
  }
