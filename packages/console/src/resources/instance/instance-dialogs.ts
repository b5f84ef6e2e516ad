/** The dialogs about an instance, by the names that their addresses have for them. */
export const INSTANCE_DIALOGS = [
  'create-instance-snapshot',
  'associate-floating-ip',
  'disassociate-floating-ip',
  'attach-interface',
  'detach-interface',
  'edit-instance',
  'attach-volume',
  'detach-volume',
  'retrieve-password',
  'edit-instance-security-groups',
  'rescue-instance',
  'resize-instance',
  'rebuild-instance',
  'live-migrate-instance',
  'evacuate-instance',
  'reset-instance-state',
] as const

export type InstanceDialog = (typeof INSTANCE_DIALOGS)[number]
