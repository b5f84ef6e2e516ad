import { defineMessages } from 'react-intl'

export const hostCardMessages = defineMessages({
  services: { id: 'hypervisor.services', defaultMessage: 'Services and Agents' },
  servicesFailed: { id: 'hypervisor.servicesFailed', defaultMessage: 'Unable to retrieve the services of the host.' },
  noServices: { id: 'hypervisor.noServices', defaultMessage: 'No service reports from this host.' },
  aggregates: { id: 'hypervisor.aggregates', defaultMessage: 'Host Aggregates' },
  aggregatesFailed: { id: 'hypervisor.aggregatesFailed', defaultMessage: 'Unable to retrieve the host aggregates.' },
  noAggregates: { id: 'hypervisor.noAggregates', defaultMessage: 'This host is in no host aggregate.' },
  placementFailed: { id: 'hypervisor.placementFailed', defaultMessage: 'Unable to retrieve the data of Placement.' },
  inventories: { id: 'hypervisor.inventories', defaultMessage: 'Inventories' },
  used: { id: 'hypervisor.used', defaultMessage: 'Used' },
  total: { id: 'hypervisor.total', defaultMessage: 'Total' },
  ratio: { id: 'hypervisor.ratio', defaultMessage: 'Allocation Ratio' },
  reserved: { id: 'hypervisor.reserved', defaultMessage: 'Reserved' },
  fits: { id: 'hypervisor.fits', defaultMessage: 'Room by Flavor' },
  moreFit: { id: 'hypervisor.moreFit', defaultMessage: 'More Fit' },
  firstOut: { id: 'hypervisor.firstOut', defaultMessage: 'Runs Out First' },
  traits: { id: 'hypervisor.traits', defaultMessage: 'Traits' },
  allocations: { id: 'hypervisor.allocations', defaultMessage: 'Allocations' },
  noAllocations: { id: 'hypervisor.noAllocations', defaultMessage: 'No allocations.' },
  consumer: { id: 'hypervisor.consumer', defaultMessage: 'Consumer' },
  orphaned: { id: 'hypervisor.orphaned', defaultMessage: 'Orphaned: neither an instance nor a migration' },
  failures: { id: 'hypervisor.failures', defaultMessage: 'Recent Failures' },
  noFailures: { id: 'hypervisor.noFailures', defaultMessage: 'No migration from or to this host failed recently.' },
})

export const deleteAllocation = defineMessages({
  one: { id: 'hypervisor.deleteAllocation.one', defaultMessage: 'Delete Allocation' },
  other: { id: 'hypervisor.deleteAllocation.other', defaultMessage: 'Delete Allocations' },
  pastOne: { id: 'hypervisor.deleteAllocation.pastOne', defaultMessage: 'Deleted allocation' },
  pastOther: { id: 'hypervisor.deleteAllocation.pastOther', defaultMessage: 'Deleted allocations' },
  help: {
    id: 'hypervisor.deleteAllocation.help',
    defaultMessage: 'The room can be used again. Nothing else changes, and it cannot be undone.',
  },
})
