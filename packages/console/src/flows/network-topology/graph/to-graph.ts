import type { GraphLink, GraphNode } from '../../../ui/graph/graph.ts'
import { addressLabel } from '../model/address-label.ts'
import {
  type Collapsed,
  floatingOf,
  lookOf,
  networksOf,
  type TopologyDevice,
  type TopologyNetwork,
} from '../model/topology-model.ts'
import { shortName } from '../node-words.tsx'

/** Networks have more space for names than devices; an unlimited name would cross the whole graph. */
const NETWORK_NAME_UNITS = 28

/** As traffic flows: from outside through routers and networks to servers. */
const LEVELS = { external: 0, router: 1, network: 2, instance: 3 }

const RADII = { external: 35, network: 30, router: 25, instance: 20 }

/** The nodes and links of the graph: one link from a device to each of its networks. */
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

function networkNode(network: TopologyNetwork, folded: number): GraphNode {
  const { id, name, external, subnets } = network
  const look = external ? 'external' : 'network'
  return {
    id,
    label: shortName(name, NETWORK_NAME_UNITS),
    detail: addressLabel(subnets.map(({ cidr }) => cidr)),
    level: LEVELS[look],
    radius: RADII[look],
    glyph: GLYPHS[look],
    state: lookOf(network),
    strong: external,
    folded,
  }
}

const deviceNode = (device: TopologyDevice): GraphNode => ({
  id: device.id,
  label: shortName(device.name),
  detail: detailOf(device),
  level: LEVELS[device.kind],
  radius: RADII[device.kind],
  glyph: GLYPHS[device.kind],
  state: lookOf(device),
})

/** The address by which a server is reached: a floating one, or else one of its own. */
function detailOf(device: TopologyDevice): string | undefined {
  if (device.kind === 'router') return undefined
  return addressLabel([...floatingOf(device), ...device.ports.flatMap(({ ips }) => ips)])
}

/** A rounded box as an SVG path. */
const box = (x: number, y: number, width: number, height: number, r: number) =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`

/** Lucide's icons as SVG paths: a canvas cannot draw components. */
const GLYPHS = {
  external: 'M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20M2 12h20',
  network: `${box(16, 16, 6, 6, 1)}${box(2, 16, 6, 6, 1)}${box(9, 2, 6, 6, 1)}M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3M12 12V8`,
  router: `${box(2, 14, 20, 8, 2)}M6.01 18H6M10.01 18H10M15 10v4M17.84 7.17a4 4 0 0 0-5.66 0M20.66 4.34a8 8 0 0 0-11.31 0`,
  instance: `${box(2, 2, 20, 8, 2)}${box(2, 14, 20, 8, 2)}M6 6h.01M6 18h.01`,
} as const
