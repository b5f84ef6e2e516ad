import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { invalidVolume } from '../faults.ts'
import { metadata } from '../fields.ts'
import { donePage } from '../replies.ts'
import { findVolumeFor } from './access.ts'
import { save } from './store.ts'

type PathParams = { id: string }

const find = (call: Call<PathParams>, verb: 'set' | 'show' | 'remove') =>
  findVolumeFor(call, call.params.id, `volume_extension:volume_image_metadata:${verb}`)

const Set = z.strictObject({ 'os-set_image_metadata': z.strictObject({ metadata }) })

export const set = (call: Call<PathParams>) => {
  const added = call.json(Set)['os-set_image_metadata'].metadata
  const volume = find(call, 'set')
  if (volume.status === 'maintenance' || volume.status === 'uploading') {
    throw invalidVolume(`Updating volume metadata is not allowed for volumes in ${volume.status} status.`)
  }
  const { image_metadata } = save(call, { ...volume, image_metadata: { ...volume.image_metadata, ...added } })
  return ok({ metadata: image_metadata })
}

export const show = (call: Call<PathParams>) => ok({ metadata: find(call, 'show').image_metadata })

const Unset = z.strictObject({ 'os-unset_image_metadata': z.strictObject({ key: z.string().min(1).max(255) }) })

export const unset = (call: Call<PathParams>) => {
  const { key } = call.json(Unset)['os-unset_image_metadata']
  const volume = find(call, 'remove')
  if (!Object.hasOwn(volume.image_metadata, key)) {
    throw notFound(`Glance metadata for volume/snapshot ${volume.id} cannot be found.`)
  }
  const { [key]: _, ...image_metadata } = volume.image_metadata
  save(call, { ...volume, image_metadata })
  return donePage
}
