import { defineMessages } from 'react-intl'

export const hostCardMessages = defineMessages({
  services: { id: 'hypervisor.services', defaultMessage: 'Services and Agents' },
  servicesFailed: { id: 'hypervisor.servicesFailed', defaultMessage: 'Unable to retrieve the services of the host.' },
  noServices: { id: 'hypervisor.noServices', defaultMessage: 'No service reports from this host.' },
  aggregates: { id: 'hypervisor.aggregates', defaultMessage: 'Host Aggregates' },
  aggregatesFailed: { id: 'hypervisor.aggregatesFailed', defaultMessage: 'Unable to retrieve the host aggregates.' },
  noAggregates: { id: 'hypervisor.noAggregates', defaultMessage: 'This host is in no host aggregate.' },
})
