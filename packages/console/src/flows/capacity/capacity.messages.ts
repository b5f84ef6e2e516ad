import { texts } from '../../framework/text/texts.ts'

export const capacityMessages = texts('capacity', {
  failed: 'Unable to retrieve the capacity.',
  none: 'There are no compute hosts.',
  novaOnly: 'Placement does not respond, so these are the numbers of Nova, without allocation ratios.',
  reading: 'Numbers of Nova; those of Placement, with allocation ratios, are being read…',
  localDisk: 'Local Disk',
  roomFor: 'Room for',
  allHosts: 'All hosts',
  cells: 'Each cell: used share, and how many more instances fit',
  shown: 'Shown resource',
  full: 'full',
  byHost: 'Room by Host',
  noFlavors: 'There are no flavors.',
  lost: 'Lost to Fragments',
  onHosts: 'On Hosts',
  outOfUse: 'Down or Disabled',
  allInUse: 'All hosts take instances.',
  perCore: 'VCPUs per Core',
  count: '{hosts, plural, one {# host} other {# hosts}} in {zones, plural, one {# zone} other {# zones}}',
  physical: '{physical} physical{ratio, plural, =1 {} other { · overcommit {ratio, number}×}}',
  more: '{count, number} more fit',
  zone: '{hosts, plural, one {# host} other {# hosts}} · {share, number, percent} used',
  cell: '{host}: {share, number, percent} used, {fits, number} more fit, {state}',
  best: '{zone} {count, number}',
  legend: 'Colours of the cells',
  from: 'from {share}',
  order: 'Order of hosts',
  hideFull: 'Hide hosts without room for {flavor}',
  hidden: '{count, plural, one {# host is hidden} other {# hosts are hidden}}',
})

export const orderNames = texts('capacity.order', {
  name: 'By name',
  fullest: 'Fullest first',
  roomiest: 'Most room first',
})
