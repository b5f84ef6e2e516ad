import { volumeBackupEndpoints } from './backups.ts'
import { volumeGroupSnapshotEndpoints } from './group-snapshots.ts'
import { volumeGroupTypeEndpoints } from './group-types.ts'
import { volumeGroupEndpoints } from './groups.ts'
import { volumeExtensionEndpoints } from './extensions.ts'
import { cinderInfoEndpoints } from './info.ts'
import { qosSpecEndpoints } from './qos-specs.ts'
import { cinderQuotaEndpoints } from './quotas.ts'
import { volumeSnapshotEndpoints } from './snapshots.ts'
import { volumeTransferEndpoints } from './transfers.ts'
import { volumeTypeEndpoints } from './types.ts'
import { volumeActionEndpoints } from './volume-actions.ts'
import { volumeEndpoints } from './volumes.ts'

export const cinder = {
  ...volumeEndpoints,
  ...volumeActionEndpoints,
  ...volumeTransferEndpoints,
  ...volumeSnapshotEndpoints,
  ...volumeBackupEndpoints,
  ...volumeTypeEndpoints,
  ...qosSpecEndpoints,
  ...volumeGroupEndpoints,
  ...volumeGroupSnapshotEndpoints,
  ...volumeGroupTypeEndpoints,
  ...cinderInfoEndpoints,
  ...volumeExtensionEndpoints,
  ...cinderQuotaEndpoints,
}
