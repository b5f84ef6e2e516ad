import type { VolumeQuery } from '@meridian/contract'
import type { Page, Query, ServiceClient } from '@meridian/openstack'
import type * as z from 'zod'
import { filtersOf, pageOf } from '../../paging.ts'
import { mapped } from '../../serve-resource.ts'

type ListQuery = z.output<typeof VolumeQuery>

/** Cinder's query of a list, without limit and marker: its own filters, the sort order, and whether of all projects. */
function listQuery(query: ListQuery): Record<string, string | undefined> {
  const { all_projects: _all, ...filters } = filtersOf(query)
  return {
    ...filters,
    ...(query.sort_key || query.sort_dir
      ? { sort: `${query.sort_key ?? 'created_at'}:${query.sort_dir ?? 'desc'}` }
      : {}),
    ...(query.all_projects ? { all_tenants: '1' } : {}),
  }
}

/** A call that lists one page, or all pages. */
export const listed =
  <T extends { id: string }>(page: (cinder: ServiceClient, query: Query) => Promise<Page<T>>) =>
  (cinder: ServiceClient, query: ListQuery) =>
    pageOf(query, (window) => page(cinder, { ...listQuery(query), ...window }))

/** An item without a name gets its id as name. */
export const named = <T extends { id: string; name: string | null }>(item: T): T & { name: string } => ({
  ...item,
  name: item.name || item.id,
})

/** The same for a list of `listed`, with names. */
export const listedByName = <T extends { id: string; name: string | null }>(
  page: (cinder: ServiceClient, query: Query) => Promise<Page<T>>,
) => mapped(listed(page), (reply) => ({ ...reply, items: reply.items.map(named) }))
