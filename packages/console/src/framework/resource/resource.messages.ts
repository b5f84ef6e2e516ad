import { defineMessages, type MessageDescriptor } from 'react-intl'
import type { Operation } from './manifest.ts'

// Sentences that every type shares. `{Thing}` and `{Things}` are the names of the type as labels ('Server Group'),
// `{thing}` and `{things}` the names inside a sentence ('server group'); see resource-text.ts.

export const failurePhrases: Record<Operation, MessageDescriptor> = defineMessages({
  list: { id: 'failure.list', defaultMessage: 'Unable to retrieve the {things}.' },
  load: { id: 'failure.load', defaultMessage: 'Unable to retrieve the {thing}.' },
  create: { id: 'failure.create', defaultMessage: 'Unable to create the {thing}.' },
  update: { id: 'failure.update', defaultMessage: 'Unable to update the {thing}.' },
  delete: { id: 'failure.delete', defaultMessage: 'Unable to delete the {thing} with id: {id}' },
})

/** Titles of dialogs, and labels of the actions that open them. */
export const dialogPhrases = defineMessages({
  create: { id: 'resource.create', defaultMessage: 'Create {Thing}' },
  edit: { id: 'resource.edit', defaultMessage: 'Edit {Thing}' },
})

/** `{name}` is the item's label. */
export const resultPhrases = defineMessages({
  created: { id: 'resource.created', defaultMessage: '{Thing} {name} was successfully created.' },
  updated: { id: 'resource.updated', defaultMessage: '{Thing} {name} was successfully updated.' },
})

/** `{names}` are the items' labels, `{count}` their number. */
export const deletePhrases = defineMessages({
  one: { id: 'resource.delete.one', defaultMessage: 'Delete {Thing}' },
  other: { id: 'resource.delete.other', defaultMessage: 'Delete {Things}' },
  title: {
    id: 'resource.delete.title',
    defaultMessage: '{count, plural, one {Confirm Delete {Thing}} other {Confirm Delete {Things}}}',
  },
  body: {
    id: 'resource.delete.body',
    defaultMessage:
      'You have selected "{names}". {count, plural, one {Deleted {thing} is not recoverable.} other {Deleted {things} are not recoverable.}}',
  },
  notAllowed: { id: 'resource.delete.notAllowed', defaultMessage: 'You are not allowed to delete {things}: {names}' },
  done: {
    id: 'resource.delete.done',
    defaultMessage: '{count, plural, one {Deleted {Thing}} other {Deleted {Things}}}: {names}.',
  },
  failed: {
    id: 'resource.delete.failed',
    defaultMessage: '{count, plural, one {Unable to delete {Thing}} other {Unable to delete {Things}}}: {names}.',
  },
})
