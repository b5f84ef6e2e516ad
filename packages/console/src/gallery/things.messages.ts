import { defineMessages } from 'react-intl'

export const thingMessages = defineMessages({
  one: { id: 'thing.one', defaultMessage: 'Thing' },
  other: { id: 'thing.other', defaultMessage: 'Things' },
  emptyHint: { id: 'thing.emptyHint', defaultMessage: 'Things that your project owns will be listed here.' },
  name: { id: 'thing.name', defaultMessage: 'Name' },
  description: { id: 'thing.description', defaultMessage: 'Description' },
  status: { id: 'thing.status', defaultMessage: 'Status' },
  host: { id: 'thing.host', defaultMessage: 'Host' },
  size: { id: 'thing.size', defaultMessage: 'Size' },
  created: { id: 'thing.created', defaultMessage: 'Created' },
  create: { id: 'thing.create', defaultMessage: 'Create thing' },
  start: { id: 'thing.start', defaultMessage: 'Start' },
})

export const thingDelete = defineMessages({
  one: { id: 'thing.delete.one', defaultMessage: 'Delete thing' },
  other: { id: 'thing.delete.other', defaultMessage: 'Delete things' },
})

export const thingDeleteSentences = defineMessages({
  title: { id: 'thing.delete.title', defaultMessage: '{count, plural, one {Delete thing?} other {Delete things?}}' },
  body: { id: 'thing.delete.body', defaultMessage: 'You have selected {count, number}: {names}.' },
  notAllowed: { id: 'thing.delete.notAllowed', defaultMessage: 'You are not allowed to delete: {names}' },
  done: { id: 'thing.delete.done', defaultMessage: 'Deleted: {names}.' },
  failed: { id: 'thing.delete.failed', defaultMessage: 'Unable to delete: {names}.' },
})

export const thingStatuses = defineMessages({
  active: { id: 'thing.active', defaultMessage: 'Active' },
  building: { id: 'thing.building', defaultMessage: 'Building' },
  error: { id: 'thing.error', defaultMessage: 'Error' },
})
