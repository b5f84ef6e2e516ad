import { texts } from '../../framework/text/texts.ts'

export const subnetPoolMessages = texts('subnetPool', {
  emptyHint: 'Neutron takes the addresses of new subnets from a pool, so that they never overlap.',
  subnetsFailed: 'Unable to retrieve the subnets of the pool.',
  noSubnets: 'No subnet has addresses of this pool.',
})

export const subnetPoolFields = texts('subnetPool.field', {
  isDefault: 'Default Pool',
  defaultLength: 'Default Prefix Length',
  minLength: 'Minimum Prefix Length',
  maxLength: 'Maximum Prefix Length',
  quota: 'Quota of a Project',
})
