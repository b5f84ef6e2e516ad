import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../../framework/actions/delete-action.ts'

export const qosPolicyMessages = defineMessages({
  emptyHint: {
    id: 'qosPolicy.emptyHint',
    defaultMessage: 'A QoS policy holds rules about the traffic of networks and ports, as how much of it there may be.',
  },
  create: { id: 'qosPolicy.create', defaultMessage: 'Create Policy' },
  edit: { id: 'qosPolicy.edit', defaultMessage: 'Edit Policy' },
  addRule: { id: 'qosPolicy.addRule', defaultMessage: 'Add Rule' },
  overview: { id: 'qosPolicy.overview', defaultMessage: 'Overview' },
})

export const qosPolicyFields = defineMessages({
  name: { id: 'qosPolicy.field.name', defaultMessage: 'Policy Name' },
  id: { id: 'qosPolicy.field.id', defaultMessage: 'Policy ID' },
  description: { id: 'qosPolicy.field.description', defaultMessage: 'Description' },
  shared: { id: 'qosPolicy.field.shared', defaultMessage: 'Shared' },
  tenant: { id: 'qosPolicy.field.tenant', defaultMessage: 'Tenant ID' },
  project: { id: 'qosPolicy.field.project', defaultMessage: 'Project ID' },
  created: { id: 'qosPolicy.field.created', defaultMessage: 'Created At' },
  updated: { id: 'qosPolicy.field.updated', defaultMessage: 'Updated At' },
  rules: { id: 'qosPolicy.field.rules', defaultMessage: 'Rules' },
  revision: { id: 'qosPolicy.field.revision', defaultMessage: 'Revision Number' },
})

export const deleteMessages: DeleteMessages = {
  ...defineMessages({
    one: { id: 'qosPolicy.delete.one', defaultMessage: 'Delete Policy' },
    other: { id: 'qosPolicy.delete.other', defaultMessage: 'Delete Policies' },
  }),
  ...defineMessages<DeleteValues>({
    title: {
      id: 'qosPolicy.delete.title',
      defaultMessage: '{count, plural, one {Confirm Delete Policy} other {Confirm Delete Policies}}',
    },
    body: {
      id: 'qosPolicy.delete.body',
      defaultMessage:
        'You have selected "{names}". {count, plural, one {Deleted policy is not recoverable.} other {Deleted policies are not recoverable.}}',
    },
    notAllowed: {
      id: 'qosPolicy.delete.notAllowed',
      defaultMessage: 'You are not allowed to delete policies: {names}',
    },
    deleted: { id: 'qosPolicy.delete.deleted', defaultMessage: 'Deleted Policy: {names}.' },
    failed: { id: 'qosPolicy.delete.failed', defaultMessage: 'Unable to delete Policy: {names}.' },
  }),
}
