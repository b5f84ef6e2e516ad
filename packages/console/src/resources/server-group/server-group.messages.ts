import { texts } from '../../framework/text/texts.ts'

export const serverGroupMessages = texts('serverGroup', {
  emptyHint: 'Keeps instances on one host, or apart on several. Create one, then choose it when you launch.',
  members: 'Member Instances',
  noMembers: 'No instance is in this group.',
  membersFailed: 'Unable to retrieve the instances of the group.',
  policyHint: 'Affinity: all on one host. Anti affinity: each on another host. Soft: as far as possible.',
})

/** By Nova's names of the policies. */
export const policyNames = texts('serverGroup.policy', {
  affinity: 'Affinity',
  'anti-affinity': 'Anti Affinity',
  'soft-affinity': 'Soft Affinity',
  'soft-anti-affinity': 'Soft Anti Affinity',
})
