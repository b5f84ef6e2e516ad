import { texts } from '../../framework/text/texts.ts'

export const addressScopeMessages = texts('addressScope', {
  emptyHint: 'Addresses of one scope do not overlap: routers need no NAT between the subnets of its pools.',
  poolsFailed: 'Unable to retrieve the subnet pools of the scope.',
  noPools: 'No subnet pool is in this scope.',
  sharedHint: 'All projects can use it. It cannot be taken back.',
})
