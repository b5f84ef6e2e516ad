import type { MessageDescriptor } from 'react-intl'
import type { Operation } from './manifest.ts'
import { texts } from '../text/texts.ts'

// Sentences that every type shares. `{Thing}` and `{Things}` are the names of the type as labels ('Server Group'),
// `{thing}` and `{things}` the names inside a sentence ('server group'); see resource-text.ts.

export const failurePhrases: Record<Operation, MessageDescriptor> = texts('failure', {
  list: 'Unable to retrieve the {things}.',
  load: 'Unable to retrieve the {thing}.',
  create: 'Unable to create the {thing}.',
  update: 'Unable to update the {thing}.',
  delete: 'Unable to delete the {thing} with id: {id}',
})

/** Titles of dialogs, and labels of the actions that open them. */
export const dialogPhrases = texts('resource', {
  create: 'Create {Thing}',
  edit: 'Edit {Thing}',
  /** `{name}` is the item's label. */
  created: '{Thing} {name} was successfully created.',
  updated: '{Thing} {name} was successfully updated.',
})

/** `{names}` are the items' labels, `{count}` their number, `{Action}` is the action's label. */
export const deletePhrases = texts('resource.delete', {
  one: 'Delete {Thing}',
  other: 'Delete {Things}',
  title: '{count, plural, one {Delete {names}?} other {{Action}?}}',
  body: '{count, plural, one {Deleted {thing} is not recoverable.} other {Deleted {things} are not recoverable: {names}.}}',
  notAllowed: 'You are not allowed to delete {things}: {names}',
  done: '{count, plural, one {Deleted {Thing}} other {Deleted {Things}}}: {names}.',
  failed: '{count, plural, one {Unable to delete {Thing}} other {Unable to delete {Things}}}: {names}.',
})
