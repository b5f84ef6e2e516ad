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

/** Label of a status; an unknown status is shown unchanged. */
export const serverStatusText = (status: string): string => STATUS_TEXTS[status] ?? status

/** Label of a power state. */
export const powerStateText = (state: number | null): string => POWER_TEXTS[state ?? 0] ?? 'No State'
