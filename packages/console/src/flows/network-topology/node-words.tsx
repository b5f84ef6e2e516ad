import { Globe, Network, Router, Server, type LucideIcon } from 'lucide-react'
import { createElement } from 'react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { wordFor } from '../../framework/text/wording.ts'
import { statusWords } from '../../resources/instance/instance-state.messages.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { networkManifest } from '../../resources/network/network.manifest.ts'
import { routerManifest } from '../../resources/router/router.manifest.ts'
import { networkStatuses } from '../../services/network/network.messages.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import type { TopologyModel, TopologyNode } from './model/topology-model.ts'
import { topologyMessages, topologyPhrases } from './network-topology.messages.ts'

type IconKind = TopologyNode['kind'] | 'external'

const ICONS: Record<IconKind, LucideIcon> = { external: Globe, network: Network, router: Router, instance: Server }

const KINDS: Record<IconKind, MessageDescriptor> = {
  external: topologyMessages.external,
  network: networkManifest.names.one,
  router: routerManifest.names.one,
  instance: instanceManifest.names.one,
}

/** The headings of each kind. */
export const GROUPS: Record<TopologyNode['kind'], MessageDescriptor> = {
  network: networkManifest.names.other,
  router: routerManifest.names.other,
  instance: instanceManifest.names.other,
}

const iconKindOf = (node: TopologyNode): IconKind => (node.kind === 'network' && node.external ? 'external' : node.kind)

const iconOf = (node: TopologyNode): LucideIcon => ICONS[iconKindOf(node)]

export const kindWord = (intl: IntlShape, node: TopologyNode): string => intl.formatMessage(KINDS[iconKindOf(node)])

export const statusWord = (intl: IntlShape, { kind, status }: Pick<TopologyNode, 'kind' | 'status'>): string =>
  wordFor(intl, kind === 'instance' ? statusWords : networkStatuses, status)

export const toneOf = ({ state, status }: Pick<TopologyNode, 'state' | 'status'>): StatusTone => {
  if (state === 'loading') return 'busy'
  if (state === 'active') return 'ok'
  return status === 'ERROR' ? 'bad' : 'off'
}

/** The accessible name of a node: 'Instance web-1: Active'. */
export const nodeLabel = (intl: IntlShape, node: TopologyNode): string =>
  intl.formatMessage(topologyPhrases.node, {
    kind: kindWord(intl, node),
    name: node.name,
    status: statusWord(intl, node),
  })

/** The number of nodes of each kind: '4 networks, 1 router, 13 instances'. */
export const summary = (intl: IntlShape, { networks, devices }: TopologyModel): string =>
  intl.formatMessage(topologyPhrases.summary, {
    networks: networks.length,
    routers: devices.filter(({ kind }) => kind === 'router').length,
    instances: devices.filter(({ kind }) => kind === 'instance').length,
  })

/** The icon of a node's kind; a text near it says the same. */
export const NodeIcon = ({ node, className }: { node: TopologyNode; className: string }) =>
  createElement(iconOf(node), { 'aria-hidden': true, className })

const MOST_UNITS = 9
const LAST_LATIN = 0xff

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters of other scripts are twice as wide. */
const unitsOf = (letter: string) => ((letter.codePointAt(0) ?? 0) > LAST_LATIN ? 2 : 1)

/** A name that fits below an icon, or within `most` units; a longer one is truncated with two dots. */
export function shortName(name: string, most = MOST_UNITS): string {
  let units = 0
  let shown = ''
  for (const { segment } of letters.segment(name)) {
    units += unitsOf(segment)
    if (units > most) return `${shown}..`
    shown += segment
  }
  return name
}
