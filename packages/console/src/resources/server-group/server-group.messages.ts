import { texts } from '../../framework/text/texts.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const serverGroupMessages = texts('serverGroup', {
  emptyHint: 'Keeps instances on one host, or apart on several. Create one, then choose it when you launch.',
  members: 'Member Instances',
  noMembers: 'No instance is in this group.',
  membersFailed: 'Unable to retrieve the instances of the group.',
  policyHint: 'Affinity: all on one host. Anti affinity: each on another host. Soft: as far as possible.',
})

/** By Nova's names of the policies. */
export const policyNames = {
  affinity: moreWords.affinity,
  'anti-affinity': moreWords.antiAffinity,
  'soft-affinity': moreWords.softAffinity,
  'soft-anti-affinity': moreWords.softAntiAffinity,
}
