import { QUICK_SOURCES, type Flavor, type Image, type QuickSource, type RoomWanted } from '@meridian/contract'
import type { LaunchFacts } from '../../launch/launch-facts.ts'
import { bootableImages } from '../../launch/rules/offered.ts'
import type { QuickForm } from '../quick-form.ts'

type Offers = Pick<LaunchFacts, 'images' | 'volumes' | 'volumeSnapshots' | 'flavors' | 'hasVolumes'>

const KINDS = Object.keys(QUICK_SOURCES) as QuickSource[] // the keys of a constant

/** What can be started from here: the last three need a service for volumes. */
export const offeredSources = ({ hasVolumes }: Pick<Offers, 'hasVolumes'>): QuickSource[] =>
  KINDS.filter((kind) => hasVolumes || kind === 'image_id' || kind === 'instance_snapshot_id')

/** The image, or snapshot of an instance, that is to be started from; null where it is something else or none yet. */
export function chosenImage(form: QuickForm, { images }: Pick<Offers, 'images'>): Image | null {
  if (QUICK_SOURCES[form.source_type] === 'image_id')
    return bootableImages(images, 'image').find(({ id }) => id === form.image_id) ?? null
  if (form.source_type === 'instance_snapshot_id')
    return bootableImages(images, 'snapshot').find(({ id }) => id === form.instance_snapshot_id) ?? null
  return null
}

/** The smallest first. */
export const flavorsBySize = ({ flavors }: Pick<Offers, 'flavors'>): Flavor[] =>
  flavors.toSorted((a, b) => a.ram - b.ram || a.disk - b.disk || a.vcpus - b.vcpus)

/** What the volume that is made for the instance must have room for. */
export function roomFor(form: QuickForm, facts: Offers): RoomWanted {
  const image = chosenImage(form, facts)
  const snapshot =
    form.source_type === 'volume_snapshot_id'
      ? facts.volumeSnapshots.find(({ id }) => id === form.volume_snapshot_id)
      : undefined
  return {
    gibibytes: snapshot?.size,
    bytes: image?.size,
    minDisk: image?.min_disk,
    flavorDisk: facts.flavors.find(({ id }) => id === form.flavor)?.disk,
  }
}
