import { texts } from '../../framework/text/texts.ts'

export const subnetPoolFormMessages = texts('subnetPool.form', {
  prefixesHint:
    'CIDRs of one IP version, each on a line of its own. They can be joined and extended later, not reduced.',
  prefixMissing: 'At least one prefix is required.',
  mixed: 'All prefixes must have the same IP version.',
  lengths: 'The default length must lie between the minimum and the maximum.',
  noScope: 'No address scope',
  quotaHint: 'The number of IPv4 addresses, or of IPv6 networks of length 64, that each project may take.',
  defaultHint: 'Subnets that request no pool get their addresses from it.',
  sharedHint: 'All projects can take addresses from it.',
})
