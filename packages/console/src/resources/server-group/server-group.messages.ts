import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const serverGroupMessages = defineMessages({
  emptyHint: {
    id: 'serverGroup.emptyHint',
    defaultMessage:
      'A server group keeps instances together on one host, or apart on several. Create one, then choose it when you launch.',
  },
  create: { id: 'serverGroup.create', defaultMessage: 'Create Server Group' },
  overview: { id: 'serverGroup.overview', defaultMessage: 'Overview' },
  members: { id: 'serverGroup.members', defaultMessage: 'Member Instances' },
  noMembers: { id: 'serverGroup.noMembers', defaultMessage: 'No instance is in this group.' },
  unableToListMembers: {
    id: 'serverGroup.unableToListMembers',
    defaultMessage: 'Unable to retrieve the instances of the group.',
  },
})

export const serverGroupFields = defineMessages({
  name: { id: 'serverGroup.field.name', defaultMessage: 'Name' },
  id: { id: 'serverGroup.field.id', defaultMessage: 'ID' },
  policy: { id: 'serverGroup.field.policy', defaultMessage: 'Policy' },
  members: { id: 'serverGroup.field.members', defaultMessage: 'Members' },
  project: { id: 'serverGroup.field.project', defaultMessage: 'Project ID' },
  user: { id: 'serverGroup.field.user', defaultMessage: 'User ID' },
})

/** By Nova's own words. */
export const policyNames = defineMessages({
  affinity: { id: 'serverGroup.policy.affinity', defaultMessage: 'Affinity' },
  'anti-affinity': { id: 'serverGroup.policy.antiAffinity', defaultMessage: 'Anti Affinity' },
  'soft-affinity': { id: 'serverGroup.policy.softAffinity', defaultMessage: 'Soft Affinity' },
  'soft-anti-affinity': { id: 'serverGroup.policy.softAntiAffinity', defaultMessage: 'Soft Anti Affinity' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'serverGroup.delete.one', defaultMessage: 'Delete Server Group' },
    other: { id: 'serverGroup.delete.other', defaultMessage: 'Delete Server Groups' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'serverGroup.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Server Group} other {Confirm Delete Server Groups}}',
    },
    body: {
      id: 'serverGroup.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted server group is not recoverable.} other {Deleted server groups are not recoverable.}}',
    },
    notAllowed: {
      id: 'serverGroup.delete.notAllowed',
      defaultMessage: 'You are not allowed to delete server groups: {names}',
    },
    deleted: { id: 'serverGroup.delete.deleted', defaultMessage: 'Deleted Server Groups: {names}.' },
    failed: { id: 'serverGroup.delete.failed', defaultMessage: 'Unable to delete Server Groups: {names}.' },
  }),
}
