import type { BodyOf, neutron } from '@meridian/contract'
import type { Trunk } from '@meridian/wire'
import { withState } from './attributes.map.ts'

/** Length of the id prefix that is shown instead of a missing name. */
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

/**
 * The calls that turn one version of a trunk into the other; a subport with another segmentation id is removed and
 * added again.
 */
export function trunkChanges([was, shall]: [Version, Version]) {
  const changed = SETTINGS.filter((key) => shall[key] !== undefined && shall[key] !== was[key])
  const [before, after] = [was.sub_ports ?? [], shall.sub_ports ?? was.sub_ports ?? []]
  return {
    settings: Object.fromEntries(changed.map((key) => [key, shall[key]])),
    removed: missingIn(after, before).map(({ port_id }) => ({ port_id })),
    added: missingIn(before, after),
  }
}
