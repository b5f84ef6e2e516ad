import { OpenStackError } from './errors.ts'
import type { ServiceClient } from './service-client.ts'
import { path } from './url.ts'

export interface MetadataUpdate {
  updated: Record<string, string>
  removed: string[]
}

/** Removes keys, then sets others: a key in both is set. */
export const changeMetadata = (
  client: ServiceClient,
  collection: string,
  envelope: 'metadata' | 'extra_specs' | 'group_specs',
  { updated, removed }: MetadataUpdate,
): Promise<void> =>
  changeKeys(removed, {
    remove: (key) => client.delete(collection + path`/${key}`),
    set: Object.keys(updated).length > 0 ? () => client.act('POST', collection, { [envelope]: updated }) : null,
    find: () => client.get(collection),
  })

/**
 * Removes keys and then sets others. A key that is already gone is no error; the resource itself must exist: `find`
 * fails if it does not.
 */
export async function changeKeys(
  removed: readonly string[],
  calls: { remove: (key: string) => Promise<void>; set: (() => Promise<void>) | null; find: () => Promise<unknown> },
): Promise<void> {
  let isAllFound = true
  for (const key of removed) {
    try {
      await calls.remove(key)
    } catch (error) {
      if (!(error instanceof OpenStackError && error.status === 404)) throw error
      isAllFound = false
    }
  }
  if (calls.set) await calls.set()
  else if (!isAllFound) await calls.find()
}
