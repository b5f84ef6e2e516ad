import type { Flavor, Image, Network, Port, SecurityGroup, Volume } from '@meridian/contract'
import type { LaunchFacts } from '../facts/launch-facts.ts'
import { isImageSource, type LaunchForm } from '../launch-form.ts'
import { availableZones, bootableImages, canCreateVolume, isOfferedNetwork } from './offered.ts'

/** The source of the instance, with its requirements. */
export interface Source {
  id: string
  /** The size of an image. */
  bytes: number
  /** The size of a volume or snapshot, in GB. */
  size: number
  minDisk: number
  /** In MB. */
  minRam: number
}

/** The chosen items: by the user, or preselected from what is available. */
export interface Choice {
  zone: string
  count: number
  source: Source | null
  /** A volume is created from the image. */
  createsVolume: boolean
  /** Its root disk is a volume, whatever the flavor has. */
  bootsFromVolume: boolean
  flavor: Flavor | null
  networks: readonly Network[]
  ports: readonly Port[]
  securityGroups: readonly SecurityGroup[]
  keyPair: string | null
  serverGroup: string | null
}

/** The only item, if there is no other choice. */
const onlyOne = <T>(items: readonly T[]): readonly T[] => (items.length === 1 ? items : [])

const chosen = <T extends { id: string; name: string }>(
  items: readonly T[],
  keys: readonly string[] | null,
  preselected: readonly T[] = [],
): readonly T[] => (keys ? keys.flatMap((key) => found(items, key) ?? []) : preselected)

/** By id, or by name, since a copied server may have only the name. */
const found = <T extends { id: string; name: string }>(items: readonly T[], key: string): T | undefined =>
  items.find(({ id }) => id === key) ?? items.find(({ name }) => name === key)

export function choiceOf(form: LaunchForm, facts: LaunchFacts): Choice {
  const createsVolume = form.vol_create && isImageSource(form.source_type) && canCreateVolume(facts)
  return {
    zone: form.availability_zone ?? preselectedZone(facts),
    count: form.instance_count ?? 1,
    source: sourceOf(form, facts),
    createsVolume,
    bootsFromVolume: createsVolume || !isImageSource(form.source_type),
    flavor: chosen(facts.flavors, form.flavor)[0] ?? null,
    networks: chosen(facts.networks, form.networks, onlyOne(facts.networks.filter(isOfferedNetwork))),
    ports: chosen(facts.ports, form.ports),
    securityGroups: chosen(
      facts.securityGroups,
      form.security_groups,
      facts.securityGroups.filter(({ name }) => name === 'default'),
    ),
    keyPair: chosen(facts.keyPairs, form.key_pair, onlyOne(facts.keyPairs))[0]?.name ?? null,
    serverGroup: form.server_groups[0] ?? null,
  }
}

/** The empty value, which means any zone, if there are several. */
function preselectedZone({ zones }: LaunchFacts): string {
  return onlyOne(availableZones(zones))[0] ?? ''
}

function sourceOf({ source_type: type, source: [id] }: LaunchForm, facts: LaunchFacts): Source | null {
  if (id === undefined) return null
  if (isImageSource(type)) {
    const image = bootableImages(facts.images, type).find((each) => each.id === id)
    return image ? imageSource(image) : null
  }
  if (type === 'volume') {
    const volume = facts.volumes.find((each) => each.id === id)
    return volume ? volumeSource(volume) : null
  }
  const snapshot = facts.volumeSnapshots.find((each) => each.id === id)
  return snapshot ? { id, bytes: 0, size: snapshot.size, minDisk: 0, minRam: 0 } : null
}

const imageSource = ({ id, size, min_disk: minDisk, min_ram: minRam }: Image): Source => ({
  id,
  bytes: size,
  size: 0,
  minDisk,
  minRam,
})

/** A volume has the requirements of the image that it was created from. */
const volumeSource = ({ id, size, volume_image_metadata: image }: Volume): Source => ({
  id,
  bytes: 0,
  size,
  minDisk: Number(image.min_disk ?? 0) || 0,
  minRam: Number(image.min_ram ?? 0) || 0,
})

const GB_PER_BYTE = 1e-9

/** The minimum size in GB of a volume for the source. */
export const minVolumeSize = (source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  source ? Math.max(1, Math.ceil(Math.max(source.bytes * GB_PER_BYTE, source.minDisk))) : 1

/** The size, increased if it is too small for a newly chosen source. */
export const raisedSize = (size: number | null, source: Pick<Source, 'bytes' | 'minDisk'> | null): number =>
  Math.max(size ?? 1, minVolumeSize(source))
