import { defineMessages } from 'react-intl'
import type { DeleteMessages, DeleteValues } from '../framework/actions/delete-action.ts'

export const thingMessages = defineMessages({
  one: { id: 'thing.one', defaultMessage: 'Thing' },
  other: { id: 'thing.other', defaultMessage: 'Things' },
  emptyHint: { id: 'thing.emptyHint', defaultMessage: 'Things that your project owns will be listed here.' },
  name: { id: 'thing.name', defaultMessage: 'Name' },
  description: { id: 'thing.description', defaultMessage: 'Description' },
  status: { id: 'thing.status', defaultMessage: 'Status' },
  active: { id: 'thing.active', defaultMessage: 'Active' },
  building: { id: 'thing.building', defaultMessage: 'Building' },
  error: { id: 'thing.error', defaultMessage: 'Error' },
  host: { id: 'thing.host', defaultMessage: 'Host' },
  size: { id: 'thing.size', defaultMessage: 'Size' },
  created: { id: 'thing.created', defaultMessage: 'Created' },
  create: { id: 'thing.create', defaultMessage: 'Create thing' },
  start: { id: 'thing.start', defaultMessage: 'Start' },
})

export const thingDelete: DeleteMessages = {
  ...defineMessages({
    one: { id: 'thing.delete.one', defaultMessage: 'Delete thing' },
    other: { id: 'thing.delete.other', defaultMessage: 'Delete things' },
  }),
  ...defineMessages<DeleteValues>({
    title: { id: 'thing.delete.title', defaultMessage: '{count, plural, one {Delete thing?} other {Delete things?}}' },
    body: { id: 'thing.delete.body', defaultMessage: 'You have selected {count, number}: {names}.' },
    notAllowed: { id: 'thing.delete.notAllowed', defaultMessage: 'You are not allowed to delete: {names}' },
    deleted: { id: 'thing.delete.deleted', defaultMessage: 'Deleted: {names}.' },
    failed: { id: 'thing.delete.failed', defaultMessage: 'Unable to delete: {names}.' },
  }),
}
