import { defineMessages } from 'react-intl'

export const limitMessages = defineMessages({
  registeredHint: {
    id: 'limit.registeredHint',
    defaultMessage: 'A registered limit is the default of a resource in every project and domain.',
  },
  hint: {
    id: 'limit.hint',
    defaultMessage: 'A limit replaces the registered limit of a resource in one project or domain.',
  },
  resource: { id: 'limit.resource', defaultMessage: 'Resource' },
  resourceHint: { id: 'limit.resourceHint', defaultMessage: "The service's own name, such as image_size_total." },
  service: { id: 'limit.service', defaultMessage: 'Service' },
  region: { id: 'limit.region', defaultMessage: 'Region' },
  default: { id: 'limit.default', defaultMessage: 'Default Limit' },
  amount: { id: 'limit.amount', defaultMessage: 'Limit' },
  amountHint: { id: 'limit.amountHint', defaultMessage: '-1 is unlimited.' },
  unlimited: { id: 'limit.unlimited', defaultMessage: 'Unlimited' },
  registered: { id: 'limit.registered', defaultMessage: 'Registered Limit' },
  selectRegistered: { id: 'limit.selectRegistered', defaultMessage: 'Select a registered limit' },
  noRegistered: { id: 'limit.noRegistered', defaultMessage: 'No registered limits available' },
  selectDomain: { id: 'limit.selectDomain', defaultMessage: 'Select a domain' },
  noDomains: { id: 'limit.noDomains', defaultMessage: 'No domains available' },
  anyRegion: { id: 'limit.anyRegion', defaultMessage: 'All regions' },
})
