import { texts } from '../../../framework/text/texts.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export const versionNames = texts('objectVersion', { one: moreWords.version, other: 'Versions' })

export const versionMessages = texts('objectVersion', {
  older: 'Older Versions',
  failed: 'Unable to retrieve the versions.',
  none: 'There are no older versions. They are kept while that is set in the settings of the container.',
  current: 'Current',
  deletion: 'Deletion',
  earlier: 'Older',
  downloadOne: 'Download {name}',
  restoreOne: 'Restore {name}',
  deleteOne: 'Delete {name}',
  incomplete: 'Only the first {count, number} versions are shown.',
})

export const restoreMessages = texts('objectVersion.restore', {
  one: 'Restore Version',
  other: 'Restore Versions',
  pastOne: 'Restored Version',
  pastOther: 'Restored Versions',
})
