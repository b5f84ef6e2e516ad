import { defineMessages } from 'react-intl'

export const addressScopeMessages = defineMessages({
  emptyHint: {
    id: 'addressScope.emptyHint',
    defaultMessage: 'Addresses of one scope do not overlap: routers need no NAT between the subnets of its pools.',
  },
  pools: { id: 'addressScope.pools', defaultMessage: 'Subnet Pools' },
  poolsFailed: { id: 'addressScope.poolsFailed', defaultMessage: 'Unable to retrieve the subnet pools of the scope.' },
  noPools: { id: 'addressScope.noPools', defaultMessage: 'No subnet pool is in this scope.' },
  prefixes: { id: 'addressScope.prefixes', defaultMessage: 'Prefixes' },
  ipVersion: { id: 'addressScope.ipVersion', defaultMessage: 'IP Version' },
  sharedHint: { id: 'addressScope.sharedHint', defaultMessage: 'All projects can use it. It cannot be taken back.' },
})
