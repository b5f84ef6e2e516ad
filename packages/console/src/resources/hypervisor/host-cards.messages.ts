import { texts } from '../../framework/text/texts.ts'

export const hostCardMessages = texts('hypervisor', {
  services: 'Services and Agents',
  servicesFailed: 'Unable to retrieve the services of the host.',
  noServices: 'No service reports from this host.',
  aggregatesFailed: 'Unable to retrieve the host aggregates.',
  noAggregates: 'This host is in no host aggregate.',
  placementFailed: 'Unable to retrieve the data of Placement.',
  inventories: 'Inventories',
  total: 'Total',
  ratio: 'Allocation Ratio',
  traits: 'Traits',
  allocations: 'Allocations',
  noAllocations: 'No allocations.',
  orphaned: 'Orphaned: neither an instance nor a migration',
  failures: 'Recent Failures',
  noFailures: 'No migration from or to this host failed recently.',
})

export const deleteAllocation = texts('hypervisor.deleteAllocation', {
  one: 'Delete Allocation',
  other: 'Delete Allocations',
  pastOne: 'Deleted allocation',
  pastOther: 'Deleted allocations',
  help: 'The room can be used again. Nothing else changes, and it cannot be undone.',
})
