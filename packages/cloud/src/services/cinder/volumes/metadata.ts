import { notFound } from '../../../core/errors/fault.ts'
import { invalidVolume } from '../faults.ts'
import { metadataHandlers } from '../metadata.ts'
import { findVolumeFor } from './access.ts'
import { save } from './store.ts'

const isHeld = (status: string) => status === 'maintenance' || status === 'uploading'

export const metadata = metadataHandlers({
  find(call, id, verb) {
    const volume = findVolumeFor(call, id, `volume:${verb}_volume_metadata`)
    if (verb === 'get' || !isHeld(volume.status)) return volume
    const doing = verb === 'delete' ? 'Deleting' : 'Updating'
    throw invalidVolume(`${doing} volume metadata is not allowed for volumes in ${volume.status} status.`)
  },
  of: (volume) => volume.metadata,
  save: (call, volume, pairs) => void save(call, { ...volume, metadata: pairs }),
  missing: (id, key) => notFound(`Volume ${id} has no metadata with key ${key}.`),
  hasEtags: true,
})
