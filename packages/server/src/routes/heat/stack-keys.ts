import { stacks, type ServiceClient, type StackKey } from '@meridian/openstack'
import { LruMap } from '../../lru-map.ts'

const MAX_CACHED_NAMES = 5000

/** Names never change, and Heat checks on every call whether the user may see the stack. */
const names = new LruMap<string, string>(MAX_CACHED_NAMES)

/** Name and id of a stack: Heat wants both in its addresses, ours have the id alone. */
export async function stackKey(heat: ServiceClient, id: string): Promise<StackKey> {
  const url = heat.urlOf(`/stacks/${id}`)
  const name = names.get(url)
  if (name !== undefined) return { name, id }
  const found = await stacks.find(heat, id)
  if (found.id === id) names.set(url, found.name)
  return found
}

/** A call on a stack, as a call whose first parameter is the stack's id. */
export const byId =
  <Input extends unknown[], Result>(
    perform: (heat: ServiceClient, key: StackKey, ...input: Input) => Promise<Result>,
  ) =>
  async (heat: ServiceClient, id: string, ...input: Input): Promise<Result> =>
    perform(heat, await stackKey(heat, id), ...input)
