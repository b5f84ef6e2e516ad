import type { ServerGroup, ServerGroupPolicy } from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'

/** 2.13 says whose a group is, 2.15 knows the soft policies; from 2.64 on a group has one policy and not a list. */
const LISTED = ['2.13', '2.15', '2.60']
/** The most that Nova has on a page unless its operator said otherwise. */
const PAGE = 1000

const calls = resourceCalls<ServerGroup>({
  one: 'server_group',
  many: 'server_groups',
  at: '/os-server-groups',
  updates: 'PUT',
})

/** GET /os-server-groups: all of the project's. Nova counts here and takes no marker. */
export async function list(nova: ServiceClient): Promise<ServerGroup[]> {
  const client = await nova.speaking(LISTED)
  const all: ServerGroup[] = []
  for (;;) {
    const items = await calls.list(client, { limit: PAGE, offset: all.length })
    all.push(...items)
    if (items.length < PAGE) return all
  }
}

/** GET /os-server-groups/{id} */
export const show = async (nova: ServiceClient, id: string) => calls.show(await nova.speaking(LISTED), id)

/** POST /os-server-groups */
export const create = async (nova: ServiceClient, group: { name: string; policies: ServerGroupPolicy[] }) =>
  calls.create(await nova.speaking(LISTED), group)

/** DELETE /os-server-groups/{id} */
export const { remove } = calls
