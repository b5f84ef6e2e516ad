/** The dialogs about a volume, by the names that their addresses have for them. */
export const VOLUME_DIALOGS = [
  'edit-volume',
  'extend-volume',
  'volume-attachments',
  'create-volume-snapshot',
  'create-volume-backup',
  'change-volume-type',
  'upload-volume',
  'create-volume-transfer',
] as const

export type VolumeDialog = (typeof VOLUME_DIALOGS)[number]
