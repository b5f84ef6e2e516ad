import { defineMessages } from 'react-intl'

export const capacityMessages = defineMessages({
  failed: { id: 'capacity.failed', defaultMessage: 'Unable to retrieve the capacity.' },
  none: { id: 'capacity.none', defaultMessage: 'There are no compute hosts.' },
  novaOnly: {
    id: 'capacity.novaOnly',
    defaultMessage: 'Placement does not respond, so these are the numbers of Nova, without allocation ratios.',
  },
  reading: {
    id: 'capacity.reading',
    defaultMessage: 'Numbers of Nova; those of Placement, with allocation ratios, are being read…',
  },
  localDisk: { id: 'capacity.localDisk', defaultMessage: 'Local Disk' },
  roomFor: { id: 'capacity.roomFor', defaultMessage: 'Room for' },
  aggregate: { id: 'capacity.aggregate', defaultMessage: 'Host Aggregate' },
  allHosts: { id: 'capacity.allHosts', defaultMessage: 'All hosts' },
  hosts: { id: 'capacity.hosts', defaultMessage: 'Hosts' },
  cells: { id: 'capacity.cells', defaultMessage: 'Each cell: used share, and how many more instances fit' },
  shown: { id: 'capacity.shown', defaultMessage: 'Shown resource' },
  full: { id: 'capacity.full', defaultMessage: 'full' },
  byHost: { id: 'capacity.byHost', defaultMessage: 'Room by Host' },
  byFlavor: { id: 'capacity.byFlavor', defaultMessage: 'Room by Flavor' },
  noFlavors: { id: 'capacity.noFlavors', defaultMessage: 'There are no flavors.' },
  moreFit: { id: 'capacity.moreFit', defaultMessage: 'More Fit' },
  lost: { id: 'capacity.lost', defaultMessage: 'Lost to Fragments' },
  onHosts: { id: 'capacity.onHosts', defaultMessage: 'On Hosts' },
  firstOut: { id: 'capacity.firstOut', defaultMessage: 'Runs Out First' },
  outOfUse: { id: 'capacity.outOfUse', defaultMessage: 'Down or Disabled' },
  allInUse: { id: 'capacity.allInUse', defaultMessage: 'All hosts take instances.' },
  disabled: { id: 'capacity.disabled', defaultMessage: 'Disabled' },
  perCore: { id: 'capacity.perCore', defaultMessage: 'VCPUs per Core' },
})

export const capacityPhrases = defineMessages<{
  count: { hosts: number; zones: number }
  physical: { physical: string; ratio: number }
  more: { count: number }
  zone: { hosts: number; share: number }
  cell: { host: string; share: number; fits: number; state: string }
  best: { zone: string; count: number }
}>({
  count: {
    id: 'capacity.count',
    defaultMessage: '{hosts, plural, one {# host} other {# hosts}} in {zones, plural, one {# zone} other {# zones}}',
  },
  physical: {
    id: 'capacity.physical',
    defaultMessage: '{physical} physical{ratio, plural, =1 {} other { · overcommit {ratio, number}×}}',
  },
  more: { id: 'capacity.more', defaultMessage: '{count, number} more fit' },
  zone: {
    id: 'capacity.zone',
    defaultMessage: '{hosts, plural, one {# host} other {# hosts}} · {share, number, percent} used',
  },
  cell: {
    id: 'capacity.cell',
    defaultMessage: '{host}: {share, number, percent} used, {fits, number} more fit, {state}',
  },
  best: { id: 'capacity.best', defaultMessage: '{zone} {count, number}' },
})
