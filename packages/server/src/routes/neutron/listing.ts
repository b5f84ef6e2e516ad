import type { PageQuery } from '@meridian/contract'
import type { Page, Query, ServiceClient } from '@meridian/openstack'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod'
import { filtersOf, pageOf } from '../../paging.ts'

export type ListQuery = z.output<typeof PageQuery> & { all_projects?: boolean | undefined } & Record<string, unknown>

type Read<T> = (neutron: ServiceClient, query: Query) => Promise<Page<T>>

/** The project that a list is of, unless it is of all or another one is named. */
function ownProject({ access }: FastifyRequest, query: ListQuery): Query {
  if (query.all_projects || query.project_id || query.tenant_id) return {}
  return { project_id: access.token.project?.id }
}

/** Neutron's filters and order out of a query of ours. */
export function wanted(query: ListQuery): Query {
  const { all_projects: _all, ...rest } = query
  const order = query.sort_key ? { sort_key: query.sort_key, sort_dir: query.sort_dir ?? 'asc' } : {}
  return { ...filtersOf(rest), ...order }
}

/** Everything that the query's filters let through, whoever owns it: a page of it, or all. */
export function visible<T extends { id: string }>(request: FastifyRequest, query: ListQuery, read: Read<T>) {
  const neutron = request.openstack('network')
  return pageOf(query, (window) => read(neutron, { ...wanted(query), ...window }))
}

/** The same of the request's own project. */
export function own<T extends { id: string }>(request: FastifyRequest, query: ListQuery, read: Read<T>) {
  return visible(request, query, (neutron, more) => read(neutron, { ...ownProject(request, query), ...more }))
}

/** All of a list, page by page. */
export async function all<T extends { id: string }>(neutron: ServiceClient, read: Read<T>, query: Query): Promise<T[]> {
  return (await pageOf({}, (window) => read(neutron, { ...query, ...window }))).items
}
