import { raisedVolumeSize } from '@meridian/contract'
import type { VolumeFacts } from './use-volume-facts.ts'
import { roomFor, typeFor, type VolumeForm, type VolumeSource } from './volume-form.ts'

/** What a form begins with: of what its address names, if that is there to be had. */
export function initialVolume(
  { snapshotId, imageId, volumeId }: Readonly<Record<string, string | undefined>>,
  { sources, defaultType }: Pick<VolumeFacts, 'sources' | 'defaultType'>,
): VolumeForm {
  const known = (items: readonly { id: string }[], id: string | undefined) =>
    items.some((item) => item.id === id) ? (id ?? null) : null
  const snapshot = known(sources.snapshots, snapshotId)
  const image = known(sources.images, imageId)
  const volume = known(sources.volumes, volumeId)
  const form: VolumeForm = {
    name: '',
    description: '',
    volume_source_type: sourceType({ snapshot, image, volume }),
    snapshot_source: snapshot,
    image_source: image,
    volume_source: volume,
    type: defaultType,
    size: 1,
    availability_zone: null,
  }
  return { ...form, type: typeFor(form, sources), size: raisedVolumeSize(1, roomFor(form, sources)) }
}

function sourceType(of: Record<'snapshot' | 'image' | 'volume', string | null>): VolumeSource {
  if (of.snapshot) return 'snapshot_source'
  if (of.image) return 'image_source'
  return of.volume ? 'volume_source' : 'no_source_type'
}
