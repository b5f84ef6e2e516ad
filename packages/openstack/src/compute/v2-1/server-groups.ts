import type { ServerGroup, ServerGroupPolicy } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'

/** 2.13 adds the project and user, 2.15 the soft policies; from 2.64 on a group has one policy instead of a list. */
const LISTED = ['2.13', '2.15', '2.60']
const calls = resourceCalls<ServerGroup>({
  one: 'server_group',
  many: 'server_groups',
  at: '/os-server-groups',
  updates: 'PUT',
})

/**
 * GET /os-server-groups: all of the project's, or of all projects. They page by offset, without a link to the next page;
 * a page may be smaller than any limit that is asked for, so only an empty one is the last.
 */
export async function list(nova: ServiceClient, query: { all_projects?: boolean } = {}): Promise<ServerGroup[]> {
  const client = await nova.withMicroversion(LISTED)
  const all: ServerGroup[] = []
  for (;;) {
    const { items } = await calls.page(client, { ...query, offset: all.length })
    all.push(...items)
    if (items.length === 0) return all
  }
}

/** GET /os-server-groups/{id} */
export const show = async (nova: ServiceClient, id: string) => calls.show(await nova.withMicroversion(LISTED), id)

/** POST /os-server-groups */
export const create = async (nova: ServiceClient, group: { name: string; policies: ServerGroupPolicy[] }) =>
  calls.create(await nova.withMicroversion(LISTED), group)

/** DELETE /os-server-groups/{id} */
export const { remove } = calls
