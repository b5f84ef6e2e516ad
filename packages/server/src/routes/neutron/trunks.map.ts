import type { BodyOf, neutron } from '@meridian/contract'
import type { Trunk } from '@meridian/wire'
import { withState } from './attributes.map.ts'

/** How much of an id stands for a thing without a name. */
const ID_START = 13

export const toTrunk = (trunk: Trunk) => ({
  ...withState(trunk),
  name_or_id: trunk.name || `(${trunk.id.slice(0, ID_START)})`,
  subport_count: trunk.sub_ports.length,
})

type Version = BodyOf<typeof neutron.trunkUpdate>[number]
type Subport = NonNullable<Version['sub_ports']>[number]

const isSame = (one: Subport, other: Subport) =>
  one.port_id === other.port_id &&
  one.segmentation_type === other.segmentation_type &&
  one.segmentation_id === other.segmentation_id

const missingIn = (others: Subport[], all: Subport[]) =>
  all.filter((one) => !others.some((other) => isSame(one, other)))

const SETTINGS = ['name', 'description', 'admin_state_up'] as const

/** What has to be done to make one version of a trunk the other; a subport with another number goes and comes back. */
export function trunkChanges([was, shall]: [Version, Version]) {
  const changed = SETTINGS.filter((key) => shall[key] !== undefined && shall[key] !== was[key])
  const [before, after] = [was.sub_ports ?? [], shall.sub_ports ?? was.sub_ports ?? []]
  return {
    settings: Object.fromEntries(changed.map((key) => [key, shall[key]])),
    removed: missingIn(after, before).map(({ port_id }) => ({ port_id })),
    added: missingIn(before, after),
  }
}
