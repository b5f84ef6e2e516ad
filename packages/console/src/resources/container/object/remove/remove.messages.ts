import { defineMessages } from 'react-intl'

export const removeMessages = defineMessages({
  title: { id: 'object.remove.title', defaultMessage: 'Delete Objects' },
  action: { id: 'object.remove.action', defaultMessage: 'Delete' },
  notEmpty: {
    id: 'object.remove.notEmpty',
    defaultMessage: 'Unable to delete the folder because it is not empty.',
  },
})

type Counts = Record<'files' | 'folders', number>

export const removePhrases = defineMessages<{
  looking: Counts & { names: string }
  question: Counts & { names: string }
  deleted: Counts
  failed: { count: number; names: string }
  left: { count: number; total: number }
}>({
  looking: {
    id: 'object.remove.looking',
    defaultMessage:
      'Looking what is in {names}. Found so far: {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  },
  question: {
    id: 'object.remove.question',
    defaultMessage:
      'You have selected {names}. This deletes {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}, which cannot be recovered.',
  },
  deleted: {
    id: 'object.remove.deleted',
    defaultMessage:
      'Deleted {files, plural, one {# file} other {# files}} and {folders, plural, one {# folder} other {# folders}}.',
  },
  failed: {
    id: 'object.remove.failed',
    defaultMessage: 'Unable to delete {count, plural, one {# object} other {# objects}}: {names}',
  },
  left: {
    id: 'object.remove.left',
    defaultMessage: 'Stopped: {count, number} of {total, number} were not tried and are still there.',
  },
})
