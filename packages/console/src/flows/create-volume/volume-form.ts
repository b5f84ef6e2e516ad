import { VOLUME_SOURCES, type Image, type RoomWanted, type Volume, type VolumeSnapshot } from '@meridian/contract'
import * as z from 'zod'

export type VolumeSource = (typeof VOLUME_SOURCES)[number]

/** The form as it is filled in, by the names that the workflow has for its fields. */
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
}

/** What volumes can be made of. */
export interface Sources {
  snapshots: readonly VolumeSnapshot[]
  images: readonly Image[]
  volumes: readonly Volume[]
}

/** When each field is asked for: what a volume is made of decides more than its bytes. */
export const shownFields = {
  snapshot_source: (form: VolumeForm) => form.volume_source_type === 'snapshot_source',
  image_source: (form: VolumeForm) => form.volume_source_type === 'image_source',
  volume_source: (form: VolumeForm) => form.volume_source_type === 'volume_source',
  type: (form: VolumeForm) => form.volume_source_type !== 'snapshot_source',
}

/** A volume that is made of another, or of a snapshot, is of that one's type: there is nothing to be told about it. */
export const describesType = ({ volume_source_type: source }: VolumeForm): boolean =>
  source !== 'volume_source' && source !== 'snapshot_source'

/** The kinds of source that there is something of. */
export const offeredSources = ({ snapshots, images, volumes }: Sources): VolumeSource[] =>
  VOLUME_SOURCES.filter(
    (source) =>
      source === 'no_source_type' ||
      { snapshot_source: snapshots, image_source: images, volume_source: volumes }[source].length > 0,
  )

/** What the chosen source needs. */
export function roomFor(form: VolumeForm, { snapshots, images, volumes }: Sources): RoomWanted {
  const named = <T extends { id: string }>(items: readonly T[], id: string | null) =>
    items.find((item) => item.id === id)
  switch (form.volume_source_type) {
    case 'snapshot_source':
      return { gibibytes: named(snapshots, form.snapshot_source)?.size }
    case 'volume_source':
      return { gibibytes: named(volumes, form.volume_source)?.size }
    case 'image_source': {
      const image = named(images, form.image_source)
      return { bytes: image?.size, minDisk: image?.min_disk }
    }
    case 'no_source_type':
      return {}
  }
}

/** The type that goes with a form whose source was chosen anew: a copy is of its original's type. */
export const typeFor = (form: VolumeForm, { volumes }: Sources): string | null =>
  (form.volume_source_type === 'volume_source' && volumes.find(({ id }) => id === form.volume_source)?.volume_type) ||
  form.type

/** What the form cannot be sent without; the rest is the server's to judge. */
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
}
