import type { Port, Trunk } from '@meridian/wire'
import { withState } from './attributes.map.ts'

/** Trunk and segmentation of each subport, by port id. */
export const subportsOf = (trunks: readonly Trunk[]) =>
  new Map(
    trunks.flatMap((trunk) =>
      trunk.sub_ports.map(({ port_id: id, segmentation_type, segmentation_id }) => [
        id,
        { trunk_id: trunk.id, segmentation_type, segmentation_id },
      ]),
    ),
  )

type Subports = ReturnType<typeof subportsOf>

export const toPort = (port: Port, subports: Subports = new Map()) => ({
  ...withState(port),
  ...(port.mac_learning_enabled === undefined
    ? {}
    : { mac_state: port.mac_learning_enabled ? ('ON' as const) : ('OFF' as const) }),
  ...subports.get(port.id),
})
