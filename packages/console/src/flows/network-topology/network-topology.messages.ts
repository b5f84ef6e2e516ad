import { defineMessages } from 'react-intl'

export const topologyMessages = defineMessages({
  flat: { id: 'topology.flat', defaultMessage: 'Topology' },
  graph: { id: 'topology.graph', defaultMessage: 'Graph' },
  empty: {
    id: 'topology.empty',
    defaultMessage: 'There are no networks, routers, or connected instances to display.',
  },
  emptyHint: {
    id: 'topology.emptyHint',
    defaultMessage: 'Create a network. Everything that you connect to it appears here.',
  },
  loading: { id: 'topology.loading', defaultMessage: 'Loading the network topology' },
  failed: { id: 'topology.failed', defaultMessage: 'Unable to retrieve the network topology.' },
  drawMode: { id: 'topology.drawMode', defaultMessage: 'Size of the drawing' },
  small: { id: 'topology.small', defaultMessage: 'Small' },
  normal: { id: 'topology.normal', defaultMessage: 'Normal' },
  toggleLabels: { id: 'topology.toggleLabels', defaultMessage: 'Toggle Labels' },
  toggleCollapse: { id: 'topology.toggleCollapse', defaultMessage: 'Toggle Network Collapse' },
  center: { id: 'topology.center', defaultMessage: 'Center Topology' },
  zoomIn: { id: 'topology.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'topology.zoomOut', defaultMessage: 'Zoom out' },
  canvas: {
    id: 'topology.canvas',
    defaultMessage: 'Graph of the networks and their devices. The list beside it has the same content.',
  },
  list: { id: 'topology.list', defaultMessage: 'Everything in the graph' },
  external: { id: 'topology.external', defaultMessage: 'External network' },
  loose: { id: 'topology.loose', defaultMessage: 'Not connected' },
})

export const topologyPhrases = defineMessages<{
  node: { kind: string; name: string; status: string }
  more: { name: string }
  summary: { networks: number; routers: number; instances: number }
  hidden: { count: number }
}>({
  node: { id: 'topology.node', defaultMessage: '{kind} {name}: {status}' },
  more: { id: 'topology.more', defaultMessage: 'More about {name}' },
  summary: {
    id: 'topology.summary',
    defaultMessage:
      '{networks, plural, one {# network} other {# networks}}, {routers, plural, one {# router} other {# routers}}, {instances, plural, one {# instance} other {# instances}}',
  },
  hidden: {
    id: 'topology.hidden',
    defaultMessage: '{count, plural, one {# instance hidden} other {# instances hidden}}',
  },
})

export const balloonMessages = defineMessages({
  addresses: { id: 'topology.balloon.addresses', defaultMessage: 'IP Addresses' },
  none: { id: 'topology.balloon.none', defaultMessage: 'None' },
  view: { id: 'topology.balloon.view', defaultMessage: 'View Details' },
  console: { id: 'topology.balloon.console', defaultMessage: 'Open Console' },
  collapse: { id: 'topology.balloon.collapse', defaultMessage: 'Collapse' },
  expand: { id: 'topology.balloon.expand', defaultMessage: 'Expand' },
})

export const balloonPhrases = defineMessages<{ deletePart: { action: string; name: string } }>({
  deletePart: { id: 'topology.balloon.deletePart', defaultMessage: '{action}: {name}' },
})
