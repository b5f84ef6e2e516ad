import type { FastifyInstance } from 'fastify'
import { backupRoutes } from './backups.ts'
import { groupSnapshotRoutes } from './group-snapshots.ts'
import { groupTypeRoutes } from './group-types.ts'
import { groupRoutes } from './groups.ts'
import { infoRoutes } from './info.ts'
import { qosSpecRoutes } from './qos-specs.ts'
import { quotaRoutes } from './quotas.ts'
import { snapshotRoutes } from './snapshots.ts'
import { transferRoutes } from './transfers.ts'
import { typeEncryptionRoutes } from './type-encryption.ts'
import { volumeTypeRoutes } from './types.ts'
import { volumeActionRoutes } from './volume-actions.ts'
import { volumeRoutes } from './volumes.ts'

export function cinderRoutes(app: FastifyInstance): void {
  volumeRoutes(app)
  volumeActionRoutes(app)
  transferRoutes(app)
  snapshotRoutes(app)
  backupRoutes(app)
  volumeTypeRoutes(app)
  typeEncryptionRoutes(app)
  qosSpecRoutes(app)
  groupRoutes(app)
  groupSnapshotRoutes(app)
  groupTypeRoutes(app)
  infoRoutes(app)
  quotaRoutes(app)
}
