import { defineMessages } from 'react-intl'

export const subnetPoolFormMessages = defineMessages({
  prefixesHint: {
    id: 'subnetPool.form.prefixesHint',
    defaultMessage:
      'CIDRs of one IP version, each on a line of its own. They can be joined and extended later, not reduced.',
  },
  prefixMissing: { id: 'subnetPool.form.prefixMissing', defaultMessage: 'At least one prefix is required.' },
  mixed: { id: 'subnetPool.form.mixed', defaultMessage: 'All prefixes must have the same IP version.' },
  lengths: {
    id: 'subnetPool.form.lengths',
    defaultMessage: 'The default length must lie between the minimum and the maximum.',
  },
  noScope: { id: 'subnetPool.form.noScope', defaultMessage: 'No address scope' },
  quotaHint: {
    id: 'subnetPool.form.quotaHint',
    defaultMessage: 'The number of IPv4 addresses, or of IPv6 networks of length 64, that each project may take.',
  },
  defaultHint: {
    id: 'subnetPool.form.defaultHint',
    defaultMessage: 'Subnets that request no pool get their addresses from it.',
  },
  sharedHint: { id: 'subnetPool.form.sharedHint', defaultMessage: 'All projects can take addresses from it.' },
})
