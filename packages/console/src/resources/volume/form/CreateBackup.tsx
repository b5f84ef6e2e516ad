import { BackupForm } from './BackupForm.tsx'
import type { AboutVolume } from './VolumeForm.tsx'

export const CreateBackup = ({ volume, tools }: AboutVolume) => (
  <BackupForm source={{ volume: volume.id, item: volume, force: volume.status === 'in-use' }} tools={tools} />
)
