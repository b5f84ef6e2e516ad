import type { GraphLink, GraphNode } from '../../../ui/graph/graph.ts'
import type { Collapsed } from '../model/collapse.ts'
import { shortName } from '../model/short-name.ts'
import { networksOf, type TopologyDevice, type TopologyNetwork } from '../model/topology-model.ts'
import { GLYPHS } from './glyphs.ts'

/** Networks have more room for their names than devices; without an end, one would run through the whole graph. */
const NETWORK_NAME_UNITS = 28

const RADII = { external: 35, network: 30, router: 25, instance: 20 }

/** What the graph of the networks is made of: links join a device with each of its networks once. */
export function toGraph({ networks, devices, hidden }: Collapsed): { nodes: GraphNode[]; links: GraphLink[] } {
  return {
    nodes: [
      ...networks.map((network) => networkNode(network, hidden.get(network.id) ?? 0)),
      ...devices.map(deviceNode),
    ],
    links: devices.flatMap((device) =>
      networksOf(device).map((network) => ({ id: `${device.id} ${network}`, from: device.id, to: network })),
    ),
  }
}

function networkNode({ id, name, external, state }: TopologyNetwork, folded: number): GraphNode {
  const look = external ? 'external' : 'network'
  return {
    id,
    label: shortName(name, NETWORK_NAME_UNITS),
    radius: RADII[look],
    glyph: GLYPHS[look],
    state,
    strong: external,
    folded,
  }
}

const deviceNode = ({ id, kind, name, state }: TopologyDevice): GraphNode => ({
  id,
  label: shortName(name),
  radius: RADII[kind],
  glyph: GLYPHS[kind],
  state,
})
