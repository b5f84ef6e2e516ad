import type { StackSnapshot } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'
import { at, type StackKey } from './stacks.ts'

const snapshotAt = (key: StackKey, id: string) => at(key) + path`/snapshots/${id}`

export const list = (heat: ServiceClient, key: StackKey): Promise<StackSnapshot[]> =>
  listAt(heat, `${at(key)}/snapshots`, 'snapshots')

export async function show(heat: ServiceClient, key: StackKey, id: string): Promise<StackSnapshot> {
  return objectIn<StackSnapshot>(heat, (await heat.get(snapshotAt(key, id))).body, 'snapshot')
}

/** POST …/snapshots: the reply has no key around the snapshot. */
export async function create(heat: ServiceClient, key: StackKey, name: string | null): Promise<StackSnapshot> {
  return (await heat.post<StackSnapshot>(`${at(key)}/snapshots`, name === null ? {} : { name })).body
}

export const restore = (heat: ServiceClient, key: StackKey, id: string): Promise<void> =>
  heat.act('POST', `${snapshotAt(key, id)}/restore`)

export const remove = (heat: ServiceClient, key: StackKey, id: string): Promise<void> =>
  heat.delete(snapshotAt(key, id))
