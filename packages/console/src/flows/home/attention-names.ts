import type { MessageDescriptor } from 'react-intl'
import { applicationCredentialManifest } from '../../resources/application-credential/application-credential.manifest.ts'
import { instanceManifest } from '../../resources/instance/instance.manifest.ts'
import { stackManifest } from '../../resources/stack/stack.manifest.ts'
import { backupManifest } from '../../resources/volume/backup/backup.manifest.ts'
import { snapshotManifest } from '../../resources/volume/snapshot/snapshot.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { overviewMessages } from '../overview/overview.messages.ts'
import type { Inspectable } from './use-attention.ts'

/** What is inspected for the attention list, in words. */
export const inspectedNames: Record<Inspectable, MessageDescriptor> = {
  servers: instanceManifest.names.other,
  volumes: volumeManifest.names.other,
  snapshots: snapshotManifest.names.other,
  backups: backupManifest.names.other,
  stacks: stackManifest.names.other,
  limits: overviewMessages.limits,
  credentials: applicationCredentialManifest.names.other,
}
