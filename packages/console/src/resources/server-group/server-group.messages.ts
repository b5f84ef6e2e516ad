import { defineMessages } from 'react-intl'

export const serverGroupMessages = defineMessages({
  emptyHint: {
    id: 'serverGroup.emptyHint',
    defaultMessage: 'Keeps instances on one host, or apart on several. Create one, then choose it when you launch.',
  },
  members: { id: 'serverGroup.members', defaultMessage: 'Member Instances' },
  noMembers: { id: 'serverGroup.noMembers', defaultMessage: 'No instance is in this group.' },
  membersFailed: { id: 'serverGroup.membersFailed', defaultMessage: 'Unable to retrieve the instances of the group.' },
  policyHint: {
    id: 'serverGroup.policyHint',
    defaultMessage: 'Affinity: all on one host. Anti affinity: each on another host. Soft: as far as possible.',
  },
})

/** By Nova's names of the policies. */
export const policyNames = defineMessages({
  affinity: { id: 'serverGroup.policy.affinity', defaultMessage: 'Affinity' },
  'anti-affinity': { id: 'serverGroup.policy.antiAffinity', defaultMessage: 'Anti Affinity' },
  'soft-affinity': { id: 'serverGroup.policy.softAffinity', defaultMessage: 'Soft Affinity' },
  'soft-anti-affinity': { id: 'serverGroup.policy.softAntiAffinity', defaultMessage: 'Soft Anti Affinity' },
})
