import { defineMessages } from 'react-intl'
import type { BatchMessages } from '../../framework/actions/batch-options.ts'

const help = defineMessages({
  softReboot: {
    id: 'instance.softReboot.help',
    defaultMessage: 'Restarted instances will lose any data not saved in persistent storage.',
  },
  stop: { id: 'instance.stop.help', defaultMessage: 'The instance(s) will be shut off.' },
  delete: { id: 'instance.delete.help', defaultMessage: 'Deleted instances are not recoverable.' },
})

/** Where the page names instances already. */
export const shortLabels = defineMessages({
  start: { id: 'instance.start.short', defaultMessage: 'Start' },
  stop: { id: 'instance.stop.short', defaultMessage: 'Shut Off' },
  softReboot: { id: 'instance.softReboot.short', defaultMessage: 'Soft Reboot' },
})

export const powerMessages = {
  start: {
    ...defineMessages({
      one: { id: 'instance.start.one', defaultMessage: 'Start Instance' },
      other: { id: 'instance.start.other', defaultMessage: 'Start Instances' },
      pastOne: { id: 'instance.start.pastOne', defaultMessage: 'Started Instance' },
      pastOther: { id: 'instance.start.pastOther', defaultMessage: 'Started Instances' },
    }),
  },
  confirm_resize: {
    ...defineMessages({
      one: { id: 'instance.confirmResize.one', defaultMessage: 'Confirm Resize/Migrate' },
      other: { id: 'instance.confirmResize.other', defaultMessage: 'Confirm Resizes/Migrations' },
      pastOne: { id: 'instance.confirmResize.pastOne', defaultMessage: 'Confirmed Resize/Migrate' },
      pastOther: { id: 'instance.confirmResize.pastOther', defaultMessage: 'Confirmed Resizes/Migrations' },
    }),
  },
  revert_resize: {
    ...defineMessages({
      one: { id: 'instance.revertResize.one', defaultMessage: 'Revert Resize/Migrate' },
      other: { id: 'instance.revertResize.other', defaultMessage: 'Revert Resizes/Migrations' },
      pastOne: { id: 'instance.revertResize.pastOne', defaultMessage: 'Reverted Resize/Migrate' },
      pastOther: { id: 'instance.revertResize.pastOther', defaultMessage: 'Reverted Resizes/Migrations' },
    }),
  },
  unrescue: {
    ...defineMessages({
      one: { id: 'instance.unrescue.one', defaultMessage: 'Unrescue Instance' },
      other: { id: 'instance.unrescue.other', defaultMessage: 'Unrescue Instances' },
      pastOne: { id: 'instance.unrescue.pastOne', defaultMessage: 'Unrescued Instance' },
      pastOther: { id: 'instance.unrescue.pastOther', defaultMessage: 'Unrescued Instances' },
    }),
  },
  pause: {
    ...defineMessages({
      one: { id: 'instance.pause.one', defaultMessage: 'Pause Instance' },
      other: { id: 'instance.pause.other', defaultMessage: 'Pause Instances' },
      pastOne: { id: 'instance.pause.pastOne', defaultMessage: 'Paused Instance' },
      pastOther: { id: 'instance.pause.pastOther', defaultMessage: 'Paused Instances' },
    }),
  },
  unpause: {
    ...defineMessages({
      one: { id: 'instance.unpause.one', defaultMessage: 'Resume Instance' },
      other: { id: 'instance.unpause.other', defaultMessage: 'Resume Instances' },
      pastOne: { id: 'instance.unpause.pastOne', defaultMessage: 'Resumed Instance' },
      pastOther: { id: 'instance.unpause.pastOther', defaultMessage: 'Resumed Instances' },
    }),
  },
  suspend: {
    ...defineMessages({
      one: { id: 'instance.suspend.one', defaultMessage: 'Suspend Instance' },
      other: { id: 'instance.suspend.other', defaultMessage: 'Suspend Instances' },
      pastOne: { id: 'instance.suspend.pastOne', defaultMessage: 'Suspended Instance' },
      pastOther: { id: 'instance.suspend.pastOther', defaultMessage: 'Suspended Instances' },
    }),
  },
  resume: {
    ...defineMessages({
      one: { id: 'instance.resume.one', defaultMessage: 'Resume Instance' },
      other: { id: 'instance.resume.other', defaultMessage: 'Resume Instances' },
      pastOne: { id: 'instance.resume.pastOne', defaultMessage: 'Resumed Instance' },
      pastOther: { id: 'instance.resume.pastOther', defaultMessage: 'Resumed Instances' },
    }),
  },
  shelve: {
    ...defineMessages({
      one: { id: 'instance.shelve.one', defaultMessage: 'Shelve Instance' },
      other: { id: 'instance.shelve.other', defaultMessage: 'Shelve Instances' },
      pastOne: { id: 'instance.shelve.pastOne', defaultMessage: 'Shelved Instance' },
      pastOther: { id: 'instance.shelve.pastOther', defaultMessage: 'Shelved Instances' },
    }),
  },
  unshelve: {
    ...defineMessages({
      one: { id: 'instance.unshelve.one', defaultMessage: 'Unshelve Instance' },
      other: { id: 'instance.unshelve.other', defaultMessage: 'Unshelve Instances' },
      pastOne: { id: 'instance.unshelve.pastOne', defaultMessage: 'Unshelved Instance' },
      pastOther: { id: 'instance.unshelve.pastOther', defaultMessage: 'Unshelved Instances' },
    }),
  },
  restore: {
    ...defineMessages({
      one: { id: 'instance.restore.one', defaultMessage: 'Restore Instance' },
      other: { id: 'instance.restore.other', defaultMessage: 'Restore Instances' },
      pastOne: { id: 'instance.restore.pastOne', defaultMessage: 'Restored Instance' },
      pastOther: { id: 'instance.restore.pastOther', defaultMessage: 'Restored Instances' },
    }),
  },
  lock: {
    ...defineMessages({
      one: { id: 'instance.lock.one', defaultMessage: 'Lock Instance' },
      other: { id: 'instance.lock.other', defaultMessage: 'Lock Instances' },
      pastOne: { id: 'instance.lock.pastOne', defaultMessage: 'Locked Instance' },
      pastOther: { id: 'instance.lock.pastOther', defaultMessage: 'Locked Instances' },
    }),
  },
  unlock: {
    ...defineMessages({
      one: { id: 'instance.unlock.one', defaultMessage: 'Unlock Instance' },
      other: { id: 'instance.unlock.other', defaultMessage: 'Unlock Instances' },
      pastOne: { id: 'instance.unlock.pastOne', defaultMessage: 'Unlocked Instance' },
      pastOther: { id: 'instance.unlock.pastOther', defaultMessage: 'Unlocked Instances' },
    }),
  },
  soft_reboot: {
    ...defineMessages({
      one: { id: 'instance.softReboot.one', defaultMessage: 'Soft Reboot Instance' },
      other: { id: 'instance.softReboot.other', defaultMessage: 'Soft Reboot Instances' },
      pastOne: { id: 'instance.softReboot.pastOne', defaultMessage: 'Soft Rebooted Instance' },
      pastOther: { id: 'instance.softReboot.pastOther', defaultMessage: 'Soft Rebooted Instances' },
    }),
    help: help.softReboot,
  },
  hard_reboot: {
    ...defineMessages({
      one: { id: 'instance.hardReboot.one', defaultMessage: 'Hard Reboot Instance' },
      other: { id: 'instance.hardReboot.other', defaultMessage: 'Hard Reboot Instances' },
      pastOne: { id: 'instance.hardReboot.pastOne', defaultMessage: 'Hard Rebooted Instance' },
      pastOther: { id: 'instance.hardReboot.pastOther', defaultMessage: 'Hard Rebooted Instances' },
    }),
    help: help.softReboot,
  },
  stop: {
    ...defineMessages({
      one: { id: 'instance.stop.one', defaultMessage: 'Shut Off Instance' },
      other: { id: 'instance.stop.other', defaultMessage: 'Shut Off Instances' },
      pastOne: { id: 'instance.stop.pastOne', defaultMessage: 'Shut Off Instance' },
      pastOther: { id: 'instance.stop.pastOther', defaultMessage: 'Shut Off Instances' },
    }),
    help: help.stop,
  },
  delete: {
    ...defineMessages({
      one: { id: 'instance.delete.one', defaultMessage: 'Delete Instance' },
      other: { id: 'instance.delete.other', defaultMessage: 'Delete Instances' },
      pastOne: { id: 'instance.delete.pastOne', defaultMessage: 'Scheduled deletion of Instance' },
      pastOther: { id: 'instance.delete.pastOther', defaultMessage: 'Scheduled deletion of Instances' },
    }),
    help: help.delete,
  },
} satisfies Record<string, BatchMessages>

/** `operation` is Nova's name of what failed. */
export const powerPhrases = defineMessages<{ failedOn: { operation: string; id: string } }>({
  failedOn: {
    id: 'instance.power.failedOn',
    defaultMessage:
      'Unable to {operation, select, confirm_resize {confirm the resize of} revert_resize {revert the resize of} soft_reboot {soft-reboot} hard_reboot {hard-reboot} other {{operation}}} the server with id: {id}',
  },
})
