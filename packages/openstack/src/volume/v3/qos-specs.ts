import type { VolumeQos } from '@meridian/wire'
import { listAt } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

const calls = resourceCalls<VolumeQos>({
  one: 'qos_specs',
  many: 'qos_specs',
  at: '/qos-specs',
  updates: 'PUT',
})

/** Cinder refuses to delete one that a volume type uses. */
export const { list, show, remove } = calls

/** POST /qos-specs: the keys are beside name and consumer. */
export const create = (cinder: ServiceClient, { specs, ...spec }: Omit<VolumeQos, 'id'>) =>
  calls.create(cinder, { ...specs, ...spec })

/** PUT /qos-specs/{id}: sets the consumer and keys. */
export const set = (cinder: ServiceClient, id: string, values: Record<string, string>) =>
  calls.update(cinder, id, values)

/** PUT /qos-specs/{id}/delete_keys: without those that are already gone, for which Cinder refuses all. */
export async function removeKeys(cinder: ServiceClient, id: string, removed: string[]): Promise<void> {
  const { specs } = await show(cinder, id)
  const keys = removed.filter((key) => key in specs)
  if (keys.length > 0) await cinder.act('PUT', path`/qos-specs/${id}/delete_keys`, { keys })
}

/** GET /qos-specs/{id}/associations: the volume types that use it. */
export const associations = (cinder: ServiceClient, id: string): Promise<{ id: string; name: string }[]> =>
  listAt(cinder, path`/qos-specs/${id}/associations`, 'qos_associations')

// Cinder changes associations by GET, with an empty response. The retry of a GET does no harm: it is idempotent.
const change = async (cinder: ServiceClient, url: string): Promise<void> => {
  await cinder.send({ method: 'GET', headers: {} }, url)
}

/** GET /qos-specs/{id}/associate */
export const associate = (cinder: ServiceClient, id: string, type: string) =>
  change(cinder, withQuery(path`/qos-specs/${id}/associate`, { vol_type_id: type }))

/** GET /qos-specs/{id}/disassociate */
export const disassociate = (cinder: ServiceClient, id: string, type: string) =>
  change(cinder, withQuery(path`/qos-specs/${id}/disassociate`, { vol_type_id: type }))
