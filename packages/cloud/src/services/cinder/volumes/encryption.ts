import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import * as types from '../types/store.ts'
import { findVolumeFor } from './access.ts'

type PathParams = { id: string }

/** The encryption parameters that a host needs to read the volume. */
function encryptionOf(call: Call<PathParams>): Record<string, string | number | null> {
  const volume = findVolumeFor(call, call.params.id, 'volume_extension:volume_encryption_metadata')
  const { encryption } = types.find(call.db, volume.volume_type_id) ?? {}
  const { encryption_key_id } = volume
  if (!encryption || encryption_key_id === null) return { encryption_key_id }
  const { provider, cipher, control_location, key_size } = encryption
  return { encryption_key_id, control_location, cipher, key_size, provider }
}

export const show = (call: Call<PathParams>) => ok(encryptionOf(call))

export const showItem = (call: Call<{ id: string; key: string }>) => {
  const values = encryptionOf(call)
  const { key } = call.params
  if (!Object.hasOwn(values, key)) throw notFound('The resource could not be found.')
  return ok(values[key])
}
