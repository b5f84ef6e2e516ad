import { texts } from '../framework/text/texts.ts'

export const thingMessages = texts('thing', {
  one: 'Thing',
  other: 'Things',
  emptyHint: 'Things that your project owns will be listed here.',
  name: 'Name',
  description: 'Description',
  status: 'Status',
  host: 'Host',
  size: 'Size',
  created: 'Created',
  create: 'Create thing',
  start: 'Start',
})

export const thingDelete = texts('thing.delete', {
  one: 'Delete thing',
  other: 'Delete things',
})

export const thingDeleteSentences = texts('thing.delete', {
  title: '{count, plural, one {Delete thing?} other {Delete things?}}',
  body: 'You have selected {count, number}: {names}.',
  notAllowed: 'You are not allowed to delete: {names}',
  done: 'Deleted: {names}.',
  failed: 'Unable to delete: {names}.',
})

export const thingStatuses = texts('thing', {
  active: 'Active',
  building: 'Building',
  error: 'Error',
})
