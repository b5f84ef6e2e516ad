import type { VolumeQuery } from '@meridian/contract'
import type * as z from 'zod'
import { filtersOf } from '../../paging.ts'

/** What a list of Cinder's is asked with besides its window: filters by their own names, sorting, whose things. */
export function listQuery(query: z.output<typeof VolumeQuery>): Record<string, string | undefined> {
  const { all_projects: _all, ...filters } = filtersOf(query)
  return {
    ...filters,
    ...(query.sort_key || query.sort_dir
      ? { sort: `${query.sort_key ?? 'created_at'}:${query.sort_dir ?? 'desc'}` }
      : {}),
    ...(query.all_projects ? { all_tenants: '1' } : {}),
  }
}

/** Things without a name are called by their id. */
export const named = <T extends { id: string; name: string | null }>(thing: T): T & { name: string } => ({
  ...thing,
  name: thing.name || thing.id,
})
