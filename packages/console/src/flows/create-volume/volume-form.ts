import {
  gibibytesOf,
  imageEndpoints,
  raisedVolumeSize,
  VOLUME_SOURCES,
  volumeEndpoints,
  volumeSnapshotEndpoints,
  type Image,
  type VolumeSizeNeeds,
  type Volume,
  type VolumeGroup,
  type VolumeSnapshot,
} from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import type { FieldProblem } from '../../framework/forms/validators.ts'
import type { VolumeQuota } from '../../services/volume/use-volume-demands.ts'
import { createVolumeMessages, sizePhrases } from './create-volume.messages.ts'

type VolumeSource = (typeof VOLUME_SOURCES)[number]

/** The values of the form, by the workflow's names of the fields. */
export interface VolumeForm {
  name: string
  description: string
  volume_source_type: VolumeSource
  snapshot_source: string | null
  image_source: string | null
  volume_source: string | null
  type: string | null
  size: number | null
  availability_zone: string | null
  group: string | null
}

export const SOURCE_QUERIES = {
  snapshots: query(volumeSnapshotEndpoints.snapshotList, { query: { status: 'available' } }),
  images: query(imageEndpoints.imageList, { query: { status: 'active' } }),
  volumes: query(volumeEndpoints.volumeList, { query: { status: 'available' } }),
}

/** What a volume can be created from. */
export interface Sources {
  snapshots: readonly VolumeSnapshot[]
  images: readonly Image[]
  volumes: readonly Volume[]
}

/** When each field is shown. */
export const shownFields = {
  snapshot_source: (form: VolumeForm) => form.volume_source_type === 'snapshot_source',
  image_source: (form: VolumeForm) => form.volume_source_type === 'image_source',
  volume_source: (form: VolumeForm) => form.volume_source_type === 'volume_source',
  type: (form: VolumeForm) => form.volume_source_type !== 'snapshot_source',
}

/** A copy of a volume or snapshot has the type of that: no description is needed. */
export const describesType = ({ volume_source_type: source }: VolumeForm): boolean =>
  source !== 'volume_source' && source !== 'snapshot_source'

/** The kinds of source that have items. */
export const offeredSources = ({ snapshots, images, volumes }: Sources): VolumeSource[] =>
  VOLUME_SOURCES.filter(
    (source) =>
      source === 'no_source_type' ||
      { snapshot_source: snapshots, image_source: images, volume_source: volumes }[source].length > 0,
  )

/** The groups that a volume of this type can be created in; Cinder checks the type that it chooses itself. */
export const groupsFor = <T extends Pick<VolumeGroup, 'status' | 'volume_types'>>(
  groups: readonly T[],
  type: string | undefined,
): T[] => groups.filter(({ status, volume_types: types }) => status === 'available' && (!type || types.includes(type)))

/** The space that the chosen source needs. */
export function sizeNeedsOf(form: VolumeForm, { snapshots, images, volumes }: Sources): VolumeSizeNeeds {
  const withId = <T extends { id: string }>(items: readonly T[], id: string | null) =>
    items.find((item) => item.id === id)
  switch (form.volume_source_type) {
    case 'snapshot_source':
      return { gibibytes: withId(snapshots, form.snapshot_source)?.size }
    case 'volume_source':
      return { gibibytes: withId(volumes, form.volume_source)?.size }
    case 'image_source': {
      const image = withId(images, form.image_source)
      return { bytes: image?.size, minDisk: image?.min_disk }
    }
    case 'no_source_type':
      return {}
  }
}

/** The type after a source was chosen: a copy has the type of its original. */
export const typeFor = (form: VolumeForm, { volumes }: Sources): string | null =>
  (form.volume_source_type === 'volume_source' && volumes.find(({ id }) => id === form.volume_source)?.volume_type) ||
  form.type

/** The rules that are checked before the form is sent; the server checks the rest. */
export const requiredFields = {
  name: z.string().max(255),
  description: z.string().max(255),
  volume_source_type: z.enum(VOLUME_SOURCES),
  snapshot_source: z.string().min(1),
  image_source: z.string().min(1),
  volume_source: z.string().min(1),
  type: z.string().nullable(),
  size: z.number().int().min(1),
  availability_zone: z.string().nullable(),
  group: z.string().nullable(),
}

/** The initial values; the source is the one that the address names, if it exists. */
export function initialVolume(
  { snapshotId, imageId, volumeId }: Readonly<Record<string, string | undefined>>,
  { sources, defaultType }: { sources: Sources; defaultType: string | null },
): VolumeForm {
  const existing = (items: readonly { id: string }[], id: string | undefined) =>
    items.some((item) => item.id === id) ? (id ?? null) : null
  const snapshot = existing(sources.snapshots, snapshotId)
  const image = existing(sources.images, imageId)
  const volume = existing(sources.volumes, volumeId)
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
    group: null,
  }
  return { ...form, type: typeFor(form, sources), size: raisedVolumeSize(1, sizeNeedsOf(form, sources)) }
}

function sourceType(of: Record<'snapshot' | 'image' | 'volume', string | null>): VolumeSource {
  if (of.snapshot) return 'snapshot_source'
  if (of.image) return 'image_source'
  return of.volume ? 'volume_source' : 'no_source_type'
}

/** Why the size is invalid: the source does not fit, or it exceeds the quota. */
export function sizeProblem(form: VolumeForm, sources: Sources, quota: VolumeQuota | null): FieldProblem | null {
  const { size } = form
  if (size === null) return null
  return tooSmall(form, size, sizeNeedsOf(form, sources)) ?? (quota && overQuota(size, quota))
}

const problem = (message: FieldProblem['message'], values?: FieldProblem['values']): FieldProblem => ({
  field: 'size',
  message,
  values,
})

function tooSmall(form: VolumeForm, size: number, { gibibytes = 0, bytes = 0, minDisk = 0 }: VolumeSizeNeeds) {
  if (form.volume_source_type === 'snapshot_source' && size < gibibytes)
    return problem(sizePhrases.belowSnapshot, { least: gibibytes })
  if (form.volume_source_type === 'volume_source' && size < gibibytes)
    return problem(sizePhrases.belowVolume, { least: gibibytes })
  if (form.volume_source_type !== 'image_source') return null
  const imageSize = gibibytesOf(bytes)
  if (size < imageSize) return problem(sizePhrases.belowImage, { least: imageSize })
  return size < minDisk ? problem(sizePhrases.belowMinDisk, { least: minDisk }) : null
}

function overQuota(size: number, quota: VolumeQuota): FieldProblem | null {
  const { maxTotalVolumeGigabytes: max, totalGigabytesUsed: used } = quota
  if (max >= 0 && size > max - used)
    return problem(sizePhrases.overStorage, { requested: size, left: Math.max(0, max - used) })
  if (quota.maxTotalVolumes >= 0 && quota.totalVolumesUsed >= quota.maxTotalVolumes)
    return problem(createVolumeMessages.noVolumesLeft)
  return null
}
