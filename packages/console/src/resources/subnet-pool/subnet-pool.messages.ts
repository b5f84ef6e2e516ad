import { defineMessages } from 'react-intl'

export const subnetPoolMessages = defineMessages({
  emptyHint: {
    id: 'subnetPool.emptyHint',
    defaultMessage: 'Neutron takes the addresses of new subnets from a pool, so that they never overlap.',
  },
  subnetsFailed: { id: 'subnetPool.subnetsFailed', defaultMessage: 'Unable to retrieve the subnets of the pool.' },
  noSubnets: { id: 'subnetPool.noSubnets', defaultMessage: 'No subnet has addresses of this pool.' },
  networkAddress: { id: 'subnetPool.networkAddress', defaultMessage: 'Network Address' },
})

export const subnetPoolFields = defineMessages({
  prefixes: { id: 'subnetPool.field.prefixes', defaultMessage: 'Prefixes' },
  ipVersion: { id: 'subnetPool.field.ipVersion', defaultMessage: 'IP Version' },
  scope: { id: 'subnetPool.field.scope', defaultMessage: 'Address Scope' },
  isDefault: { id: 'subnetPool.field.isDefault', defaultMessage: 'Default Pool' },
  defaultLength: { id: 'subnetPool.field.defaultLength', defaultMessage: 'Default Prefix Length' },
  minLength: { id: 'subnetPool.field.minLength', defaultMessage: 'Minimum Prefix Length' },
  maxLength: { id: 'subnetPool.field.maxLength', defaultMessage: 'Maximum Prefix Length' },
  quota: { id: 'subnetPool.field.quota', defaultMessage: 'Quota of a Project' },
})
