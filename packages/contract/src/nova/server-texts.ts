const STATUS_TEXTS: Record<string, string> = {
  DELETED: 'Deleted',
  ACTIVE: 'Active',
  SHUTOFF: 'Shutoff',
  SUSPENDED: 'Suspended',
  PAUSED: 'Paused',
  ERROR: 'Error',
  RESIZE: 'Resize/Migrate',
  VERIFY_RESIZE: 'Confirm or Revert Resize/Migrate',
  REVERT_RESIZE: 'Revert Resize/Migrate',
  REBOOT: 'Reboot',
  HARD_REBOOT: 'Hard Reboot',
  PASSWORD: 'Password',
  REBUILD: 'Rebuild',
  MIGRATING: 'Migrating',
  BUILD: 'Build',
  RESCUE: 'Rescue',
  SOFT_DELETED: 'Soft Deleted',
  SHELVED: 'Shelved',
  SHELVED_OFFLOADED: 'Shelved Offloaded',
}

const POWER_TEXTS = [
  'No State',
  'Running',
  'Blocked',
  'Paused',
  'Shut Down',
  'Shut Off',
  'Crashed',
  'Suspended',
  'Failed',
  'Building',
]

/** A server's status as people read it; one that we do not know is shown as it is. */
export const serverStatusText = (status: string): string => STATUS_TEXTS[status] ?? status

/** A server's power state as people read it. */
export const powerStateText = (state: number | null): string => POWER_TEXTS[state ?? 0] ?? 'No State'
