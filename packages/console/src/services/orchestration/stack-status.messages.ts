import { texts } from '../../framework/text/texts.ts'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** By Heat's names of actions. */
export const stackActionNames = texts('stackStatus', {
  CREATE: 'Create',
  UPDATE: 'Update',
  DELETE: 'Delete',
  ROLLBACK: 'Rollback',
  SUSPEND: moreWords.suspend,
  RESUME: moreWords.resume,
  CHECK: 'Check',
  SNAPSHOT: typeNames.snapshot,
  RESTORE: 'Restore',
  ADOPT: 'Adopt',
})

/** By Heat's names of states. */
export const stackStateNames = texts('stackState', {
  IN_PROGRESS: 'In Progress',
  COMPLETE: 'Complete',
  FAILED: words.failed,
})

export const stackStatusPhrases = texts('stackStatus', {
  IN_PROGRESS: '{action} In Progress',
  COMPLETE: '{action} Complete',
  FAILED: '{action} Failed',
})
