import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const topologyMessages = texts('topology', {
  flat: moreWords.topology,
  graph: moreWords.graph,
  empty: 'There are no networks, routers, or connected instances to display.',
  emptyHint: 'Create a network. Everything that you connect to it appears here.',
  loading: 'Loading the network topology',
  failed: 'Unable to retrieve the network topology.',
  drawMode: 'Size of the drawing',
  small: 'Small',
  normal: 'Normal',
  toggleLabels: 'Toggle Labels',
  toggleCollapse: 'Toggle Network Collapse',
  center: 'Center Topology',
  zoomIn: moreWords.zoomIn,
  zoomOut: moreWords.zoomOut,
  canvas: 'Graph of the networks and their devices. The list beside it has the same content.',
  list: 'Everything in the graph',
  external: 'External network',
  loose: 'Not connected',
})

export const topologyPhrases = texts('topology', {
  node: '{kind} {name}: {status}',
  more: 'More about {name}',
  summary:
    '{networks, plural, one {# network} other {# networks}}, {routers, plural, one {# router} other {# routers}}, {instances, plural, one {# instance} other {# instances}}',
  hidden: '{count, plural, one {# instance hidden} other {# instances hidden}}',
})

export const balloonMessages = texts('topology.balloon', {
  console: 'Open Console',
  collapse: 'Collapse',
  expand: 'Expand',
  deletePart: '{action}: {name}',
})
