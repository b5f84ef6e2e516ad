import type { ServiceClient } from './service-client.ts'
import { path } from './url.ts'

export interface MetadataUpdate {
  updated: Record<string, string>
  removed: string[]
}

/** Removes keys, then sets others: a key in both is set. */
export async function changeMetadata(
  client: ServiceClient,
  collection: string,
  envelope: 'metadata' | 'extra_specs' | 'group_specs',
  { updated, removed }: MetadataUpdate,
): Promise<void> {
  for (const key of removed) await client.delete(collection + path`/${key}`)
  if (Object.keys(updated).length > 0) await client.act('POST', collection, { [envelope]: updated })
}
