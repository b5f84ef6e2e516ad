import type { InstanceAction, InstanceActionEvent } from '@meridian/wire'
import { inMicroseconds } from '../../../core/time/clock.ts'
import type { Since } from '../microversion.ts'
import { hostId } from '../servers/view.ts'
import type { ActionRow, EventRow } from './store.ts'

export const toAction = (row: ActionRow, since: Since): InstanceAction => ({
  action: row.action,
  instance_uuid: row.server_id,
  request_id: row.request_id,
  user_id: row.user_id,
  project_id: row.project_id,
  start_time: inMicroseconds(row.start_time),
  message: row.message,
  ...(since(58) && { updated_at: inMicroseconds(row.updated_at) }),
})

export interface EventViewer {
  since: Since
  /** Whether the viewer sees hosts and tracebacks. */
  isOperator: boolean
  seesDetails: boolean
}

export const toEvent = (row: EventRow, projectId: string, viewer: EventViewer): InstanceActionEvent => ({
  event: row.event,
  start_time: inMicroseconds(row.start_time),
  finish_time: row.finish_time && inMicroseconds(row.finish_time),
  result: row.result,
  ...(viewer.isOperator && { traceback: row.result === 'Error' ? row.details : null }),
  ...(viewer.isOperator && viewer.since(62) && { host: row.host }),
  ...(viewer.since(62) && { hostId: hostId(projectId, row.host) }),
  ...(viewer.since(84) && viewer.seesDetails && { details: row.details }),
})
