import type { BatchMessages } from '../../framework/actions/batch-options.ts'
import { texts } from '../../framework/text/texts.ts'

const help = texts('instance.softReboot', {
  softReboot: 'Restarted instances will lose any data not saved in persistent storage.',
  stop: 'The instance(s) will be shut off.',
  delete: 'Deleted instances are not recoverable.',
})

/** Where the page names instances already. */
export const shortLabels = texts('instance.start', { stop: 'Shut Off', softReboot: 'Soft Reboot' })

export const powerMessages = {
  start: texts('instance.start', {
    one: 'Start Instance',
    other: 'Start Instances',
    pastOne: 'Started Instance',
    pastOther: 'Started Instances',
  }),
  confirm_resize: texts('instance.confirmResize', {
    one: 'Confirm Resize/Migrate',
    other: 'Confirm Resizes/Migrations',
    pastOne: 'Confirmed Resize/Migrate',
    pastOther: 'Confirmed Resizes/Migrations',
  }),
  revert_resize: texts('instance.revertResize', {
    one: 'Revert Resize/Migrate',
    other: 'Revert Resizes/Migrations',
    pastOne: 'Reverted Resize/Migrate',
    pastOther: 'Reverted Resizes/Migrations',
  }),
  unrescue: texts('instance.unrescue', {
    one: 'Unrescue Instance',
    other: 'Unrescue Instances',
    pastOne: 'Unrescued Instance',
    pastOther: 'Unrescued Instances',
  }),
  pause: texts('instance.pause', {
    one: 'Pause Instance',
    other: 'Pause Instances',
    pastOne: 'Paused Instance',
    pastOther: 'Paused Instances',
  }),
  unpause: texts('instance.unpause', {
    one: 'Resume Instance',
    other: 'Resume Instances',
    pastOne: 'Resumed Instance',
    pastOther: 'Resumed Instances',
  }),
  suspend: texts('instance.suspend', {
    one: 'Suspend Instance',
    other: 'Suspend Instances',
    pastOne: 'Suspended Instance',
    pastOther: 'Suspended Instances',
  }),
  resume: texts('instance.resume', {
    one: 'Resume Instance',
    other: 'Resume Instances',
    pastOne: 'Resumed Instance',
    pastOther: 'Resumed Instances',
  }),
  shelve: texts('instance.shelve', {
    one: 'Shelve Instance',
    other: 'Shelve Instances',
    pastOne: 'Shelved Instance',
    pastOther: 'Shelved Instances',
  }),
  unshelve: texts('instance.unshelve', {
    one: 'Unshelve Instance',
    other: 'Unshelve Instances',
    pastOne: 'Unshelved Instance',
    pastOther: 'Unshelved Instances',
  }),
  restore: texts('instance.restore', {
    one: 'Restore Instance',
    other: 'Restore Instances',
    pastOne: 'Restored Instance',
    pastOther: 'Restored Instances',
  }),
  lock: texts('instance.lock', {
    one: 'Lock Instance',
    other: 'Lock Instances',
    pastOne: 'Locked Instance',
    pastOther: 'Locked Instances',
  }),
  unlock: texts('instance.unlock', {
    one: 'Unlock Instance',
    other: 'Unlock Instances',
    pastOne: 'Unlocked Instance',
    pastOther: 'Unlocked Instances',
  }),
  soft_reboot: texts('instance.softReboot', {
    one: 'Soft Reboot Instance',
    other: 'Soft Reboot Instances',
    pastOne: 'Soft Rebooted Instance',
    pastOther: 'Soft Rebooted Instances',
    help: help.softReboot,
  }),
  hard_reboot: texts('instance.hardReboot', {
    one: 'Hard Reboot Instance',
    other: 'Hard Reboot Instances',
    pastOne: 'Hard Rebooted Instance',
    pastOther: 'Hard Rebooted Instances',
    help: help.softReboot,
  }),
  stop: texts('instance.stop', {
    one: 'Shut Off Instance',
    other: 'Shut Off Instances',
    pastOne: 'Shut Off Instance',
    pastOther: 'Shut Off Instances',
    help: help.stop,
  }),
  delete: texts('instance.delete', {
    one: 'Delete Instance',
    other: 'Delete Instances',
    pastOne: 'Scheduled deletion of Instance',
    pastOther: 'Scheduled deletion of Instances',
    help: help.delete,
  }),
} satisfies Record<string, BatchMessages>

/** `operation` is Nova's name of what failed. */
export const powerPhrases = texts('instance.power', {
  failedOn:
    'Unable to {operation, select, confirm_resize {confirm the resize of} revert_resize {revert the resize of} soft_reboot {soft-reboot} hard_reboot {hard-reboot} other {{operation}}} the server with id: {id}',
})
