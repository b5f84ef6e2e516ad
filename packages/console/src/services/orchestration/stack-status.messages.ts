import { defineMessages } from 'react-intl'

/** By Heat's names of actions. */
export const stackActionNames = defineMessages({
  CREATE: { id: 'stackStatus.create', defaultMessage: 'Create' },
  UPDATE: { id: 'stackStatus.update', defaultMessage: 'Update' },
  DELETE: { id: 'stackStatus.delete', defaultMessage: 'Delete' },
  ROLLBACK: { id: 'stackStatus.rollback', defaultMessage: 'Rollback' },
  SUSPEND: { id: 'stackStatus.suspend', defaultMessage: 'Suspend' },
  RESUME: { id: 'stackStatus.resume', defaultMessage: 'Resume' },
  CHECK: { id: 'stackStatus.check', defaultMessage: 'Check' },
  SNAPSHOT: { id: 'stackStatus.snapshot', defaultMessage: 'Snapshot' },
  RESTORE: { id: 'stackStatus.restore', defaultMessage: 'Restore' },
  ADOPT: { id: 'stackStatus.adopt', defaultMessage: 'Adopt' },
})

/** By Heat's names of states. */
export const stackStateNames = defineMessages({
  IN_PROGRESS: { id: 'stackState.inProgress', defaultMessage: 'In Progress' },
  COMPLETE: { id: 'stackState.complete', defaultMessage: 'Complete' },
  FAILED: { id: 'stackState.failed', defaultMessage: 'Failed' },
})

export const stackStatusPhrases = defineMessages<{
  IN_PROGRESS: { action: string }
  COMPLETE: { action: string }
  FAILED: { action: string }
}>({
  IN_PROGRESS: { id: 'stackStatus.inProgress', defaultMessage: '{action} In Progress' },
  COMPLETE: { id: 'stackStatus.complete', defaultMessage: '{action} Complete' },
  FAILED: { id: 'stackStatus.failed', defaultMessage: '{action} Failed' },
})

export const stackStatusMessages = defineMessages({
  waiting: { id: 'stackStatus.waiting', defaultMessage: 'Waiting' },
})
