import { defineMessages } from 'react-intl'

export const versionNames = defineMessages({
  one: { id: 'objectVersion.one', defaultMessage: 'Version' },
  other: { id: 'objectVersion.other', defaultMessage: 'Versions' },
})

export const versionMessages = defineMessages({
  older: { id: 'objectVersion.older', defaultMessage: 'Older Versions' },
  failed: { id: 'objectVersion.failed', defaultMessage: 'Unable to retrieve the versions.' },
  none: {
    id: 'objectVersion.none',
    defaultMessage: 'There are no older versions. They are kept while that is set in the settings of the container.',
  },
  current: { id: 'objectVersion.current', defaultMessage: 'Current' },
  deletion: { id: 'objectVersion.deletion', defaultMessage: 'Deletion' },
  earlier: { id: 'objectVersion.earlier', defaultMessage: 'Older' },
})

export const restoreMessages = defineMessages({
  one: { id: 'objectVersion.restore.one', defaultMessage: 'Restore Version' },
  other: { id: 'objectVersion.restore.other', defaultMessage: 'Restore Versions' },
  pastOne: { id: 'objectVersion.restore.pastOne', defaultMessage: 'Restored Version' },
  pastOther: { id: 'objectVersion.restore.pastOther', defaultMessage: 'Restored Versions' },
})

export const versionPhrases = defineMessages<
  Record<'downloadOne' | 'restoreOne' | 'deleteOne', { name: string }> & { incomplete: { count: number } }
>({
  downloadOne: { id: 'objectVersion.downloadOne', defaultMessage: 'Download {name}' },
  restoreOne: { id: 'objectVersion.restoreOne', defaultMessage: 'Restore {name}' },
  deleteOne: { id: 'objectVersion.deleteOne', defaultMessage: 'Delete {name}' },
  incomplete: { id: 'objectVersion.incomplete', defaultMessage: 'Only the first {count, number} versions are shown.' },
})
