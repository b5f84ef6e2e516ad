import type { Db } from '../../../core/database/db.ts'
import { newUuid } from '../../../core/ids.ts'
import type { Clock } from '../../../core/time/clock.ts'
import { timestamp } from '../timestamp.ts'
import * as store from './store.ts'

const ACTIONS = {
  schedule: ['001', 'schedule allocate volume'],
  upload: ['003', 'copy volume to image'],
  'copy image': ['005', 'copy image to volume'],
  extend: ['007', 'extend volume'],
  backup: ['013', 'create backup'],
} as const

const DETAILS = {
  'no backend': ['003', 'Could not find any available weighted backend.'],
  'upload failed': ['004', 'Failed to upload volume to image at backend.'],
  'compute failed': ['009', 'Compute service failed to extend volume.'],
  'backup not scheduled': ['024', 'Backup failed to schedule. Service not found for creating backup.'],
} as const

const TYPES = { volume: 'VOLUME', backup: 'VOLUME_BACKUP' } as const

interface MessageEvent {
  resource: keyof typeof TYPES
  id: string
  projectId: string
  /** Id of the request that started the work. */
  requestId: string
  action: keyof typeof ACTIONS
  detail: keyof typeof DETAILS
}

const RETENTION_MS = 30 * 86_400_000

/** Records a user message about a failure after the request was accepted. */
export function recordMessage({ db, clock }: { db: Db; clock: Clock }, event: MessageEvent): void {
  const { resource, id, projectId, requestId, action, detail } = event
  const [actionId, attempt] = ACTIONS[action]
  const [detailId, reason] = DETAILS[detail]
  const time = clock.now()
  store.insert(db, {
    id: newUuid(),
    project_id: projectId,
    event_id: `VOLUME_${TYPES[resource]}_${actionId}_${detailId}`,
    user_message: `${attempt}:${reason}`,
    message_level: 'ERROR',
    request_id: requestId,
    resource_type: TYPES[resource],
    resource_uuid: id,
    created_at: timestamp(time),
    guaranteed_until: timestamp(time + RETENTION_MS),
  })
}
