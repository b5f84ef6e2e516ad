import { Globe, Network, Router, Server, type LucideIcon } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { networkStatuses } from '../../services/network/network.messages.ts'
import { wordFor } from '../../framework/text/word-for.ts'
import { instanceNames } from '../../resources/instance/instance-names.messages.ts'
import { statusWords } from '../../resources/instance/state/state.messages.ts'
import { networkNames } from '../../resources/network/network-names.messages.ts'
import { routerNames } from '../../resources/router/router-names.messages.ts'
import type { StatusTone } from '../../ui/Status.tsx'
import type { TopologyModel, TopologyNode } from './model/topology-model.ts'
import { topologyMessages, topologyPhrases } from './network-topology.messages.ts'

type Look = TopologyNode['kind'] | 'external'

const ICONS: Record<Look, LucideIcon> = { external: Globe, network: Network, router: Router, instance: Server }

const KINDS: Record<Look, MessageDescriptor> = {
  external: topologyMessages.external,
  network: networkNames.one,
  router: routerNames.one,
  instance: instanceNames.one,
}

/** Headings over several of a kind. */
export const GROUPS: Record<TopologyNode['kind'], MessageDescriptor> = {
  network: networkNames.other,
  router: routerNames.other,
  instance: instanceNames.other,
}

const lookOf = (node: TopologyNode): Look => (node.kind === 'network' && node.external ? 'external' : node.kind)

export const iconOf = (node: TopologyNode): LucideIcon => ICONS[lookOf(node)]

export const kindWord = (intl: IntlShape, node: TopologyNode): string => intl.formatMessage(KINDS[lookOf(node)])

export const statusWord = (intl: IntlShape, { kind, status }: Pick<TopologyNode, 'kind' | 'status'>): string =>
  wordFor(intl, kind === 'instance' ? statusWords : networkStatuses, status)

export const toneOf = ({ state, status }: Pick<TopologyNode, 'state' | 'status'>): StatusTone => {
  if (state === 'loading') return 'busy'
  if (state === 'active') return 'ok'
  return status === 'ERROR' ? 'bad' : 'off'
}

/** What a node is called where it is only seen: 'Instance web-1: Active'. */
export const nodeLabel = (intl: IntlShape, node: TopologyNode): string =>
  intl.formatMessage(topologyPhrases.node, {
    kind: kindWord(intl, node),
    name: node.name,
    status: statusWord(intl, node),
  })

/** How much there is of each: '4 networks, 1 router, 13 instances'. */
export const summary = (intl: IntlShape, { networks, devices }: TopologyModel): string =>
  intl.formatMessage(topologyPhrases.summary, {
    networks: networks.length,
    routers: devices.filter(({ kind }) => kind === 'router').length,
    instances: devices.filter(({ kind }) => kind === 'instance').length,
  })
