import { defineMessages } from 'react-intl'

/** Statuses by Nova's own word for them. */
export const statusWords = defineMessages({
  DELETED: { id: 'instance.status.deleted', defaultMessage: 'Deleted' },
  ACTIVE: { id: 'instance.status.active', defaultMessage: 'Active' },
  SHUTOFF: { id: 'instance.status.shutoff', defaultMessage: 'Shutoff' },
  SUSPENDED: { id: 'instance.status.suspended', defaultMessage: 'Suspended' },
  PAUSED: { id: 'instance.status.paused', defaultMessage: 'Paused' },
  ERROR: { id: 'instance.status.error', defaultMessage: 'Error' },
  RESIZE: { id: 'instance.status.resize', defaultMessage: 'Resize/Migrate' },
  VERIFY_RESIZE: { id: 'instance.status.verifyResize', defaultMessage: 'Confirm or Revert Resize/Migrate' },
  REVERT_RESIZE: { id: 'instance.status.revertResize', defaultMessage: 'Revert Resize/Migrate' },
  REBOOT: { id: 'instance.status.reboot', defaultMessage: 'Reboot' },
  HARD_REBOOT: { id: 'instance.status.hardReboot', defaultMessage: 'Hard Reboot' },
  PASSWORD: { id: 'instance.status.password', defaultMessage: 'Password' },
  REBUILD: { id: 'instance.status.rebuild', defaultMessage: 'Rebuild' },
  MIGRATING: { id: 'instance.status.migrating', defaultMessage: 'Migrating' },
  BUILD: { id: 'instance.status.build', defaultMessage: 'Build' },
  RESCUE: { id: 'instance.status.rescue', defaultMessage: 'Rescue' },
  SOFT_DELETED: { id: 'instance.status.softDeleted', defaultMessage: 'Soft Deleted' },
  SHELVED: { id: 'instance.status.shelved', defaultMessage: 'Shelved' },
  SHELVED_OFFLOADED: { id: 'instance.status.shelvedOffloaded', defaultMessage: 'Shelved Offloaded' },
})

/** Power states by Nova's numbers. */
export const powerWords = defineMessages({
  0: { id: 'instance.power.none', defaultMessage: 'No State' },
  1: { id: 'instance.power.running', defaultMessage: 'Running' },
  2: { id: 'instance.power.blocked', defaultMessage: 'Blocked' },
  3: { id: 'instance.power.paused', defaultMessage: 'Paused' },
  4: { id: 'instance.power.shutDown', defaultMessage: 'Shut Down' },
  5: { id: 'instance.power.shutOff', defaultMessage: 'Shut Off' },
  6: { id: 'instance.power.crashed', defaultMessage: 'Crashed' },
  7: { id: 'instance.power.suspended', defaultMessage: 'Suspended' },
  8: { id: 'instance.power.failed', defaultMessage: 'Failed' },
  9: { id: 'instance.power.building', defaultMessage: 'Building' },
})
