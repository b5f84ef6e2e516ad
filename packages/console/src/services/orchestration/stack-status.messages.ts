import { texts } from '../../framework/text/texts.ts'

/** By Heat's names of actions. */
export const stackActionNames = texts('stackStatus', {
  CREATE: 'Create',
  UPDATE: 'Update',
  DELETE: 'Delete',
  ROLLBACK: 'Rollback',
  SUSPEND: 'Suspend',
  RESUME: 'Resume',
  CHECK: 'Check',
  SNAPSHOT: 'Snapshot',
  RESTORE: 'Restore',
  ADOPT: 'Adopt',
})

/** By Heat's names of states. */
export const stackStateNames = texts('stackState', {
  IN_PROGRESS: 'In Progress',
  COMPLETE: 'Complete',
  FAILED: 'Failed',
})

export const stackStatusPhrases = texts<{
  IN_PROGRESS: { action: string }
  COMPLETE: { action: string }
  FAILED: { action: string }
}>('stackStatus', {
  IN_PROGRESS: '{action} In Progress',
  COMPLETE: '{action} Complete',
  FAILED: '{action} Failed',
})

export const stackStatusMessages = texts('stackStatus', {
  waiting: 'Waiting',
})
