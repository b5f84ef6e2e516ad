import type { PageQuery } from '@meridian/contract'
import type { Page, Query, ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { filtersOf, pageOf, windowOf } from '../../paging.ts'

export type ListQuery = z.output<typeof PageQuery> & { all_projects?: boolean | undefined } & Record<string, unknown>

type Read<T> = (neutron: ServiceClient, query: Query) => Promise<Page<T>>

/** Filters a list by the request's project unless the query has another, or requests all. */
function ownProject({ access }: FastifyRequest, query: ListQuery): Query {
  if (query.all_projects || query.project_id || query.tenant_id) return {}
  return { project_id: access.token.project?.id }
}

/** Neutron's filters and sort order for a query of ours. */
export function neutronQuery(query: ListQuery): Query {
  const { all_projects: _all, ...rest } = query
  const order = query.sort_key ? { sort_key: query.sort_key, sort_dir: query.sort_dir ?? 'asc' } : {}
  return { ...filtersOf(rest), ...order }
}

/** Items that match the query's filters, of any project: one page, or all. */
export function visiblePage<T extends { id: string }>(request: FastifyRequest, query: ListQuery, read: Read<T>) {
  const neutron = request.openstack('network')
  return pageOf(query, (window) => read(neutron, { ...neutronQuery(query), ...window }))
}

/** The same for the request's project. */
export function ownPage<T extends { id: string }>(request: FastifyRequest, query: ListQuery, read: Read<T>) {
  return visiblePage(request, query, (neutron, more) => read(neutron, { ...ownProject(request, query), ...more }))
}

/** The project's own items and the shared ones: Neutron shows those of all projects to administrators. */
export async function sharedPage<T extends { id: string; project_id: string; shared?: boolean }>(
  request: FastifyRequest,
  query: ListQuery,
  read: Read<T>,
) {
  const project = request.access.token.project?.id
  if (query.all_projects || query.project_id || query.tenant_id || !project) return visiblePage(request, query, read)
  const visible = await all(request.openstack('network'), read, neutronQuery(query))
  const items = visible.filter(({ project_id: owner, shared }) => owner === project || shared)
  return pageOf(query, async (window) => windowOf(items, window))
}

/** Reads all pages of a list. */
export async function all<T extends { id: string }>(neutron: ServiceClient, read: Read<T>, query: Query): Promise<T[]> {
  return (await pageOf({}, (window) => read(neutron, { ...query, ...window }))).items
}
