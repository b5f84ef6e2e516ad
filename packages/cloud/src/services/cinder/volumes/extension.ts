import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { poolsOf } from '../backends/pools.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput } from '../faults.ts'
import { recordMessage } from '../messages/record-message.ts'
import { checkSize, reserve } from '../quotas/reserve.ts'
import * as types from '../types/store.ts'
import { checkSizeFor } from './checks.ts'
import { messageFields, findInStatus } from './jobs.ts'
import { notifyServers } from './notify-servers.ts'
import { begin, settled } from './states.ts'
import { save } from './store.ts'
import type { VolumeRow } from './store.ts'

/** Reserves quota and starts the extension. */
export function extend(call: Call, volume: VolumeRow, size: number, move: 'extend' | 'extend attached'): void {
  const { db } = call
  const growth = size - volume.size
  if (growth <= 0) {
    throw invalidInput(
      `New size for extend must be greater than current size. (current: ${volume.size}, extended: ${size}).`,
    )
  }
  const type = types.find(db, volume.volume_type_id)
  if (type) checkSizeFor(type, size)
  const extending = begin(volume, move)
  checkSize(db, volume.project_id, size)
  reserve(db, volume.project_id, { kind: 'volumes', count: 0, gigabytes: growth, typeId: volume.volume_type_id })
  save(call, { ...extending, growth })
  call.scheduleJob(SECONDS.extend, 'volume-extended', { id: volume.id, requestId: call.requestId })
}

/** Completes the extension, or fails if the pool is full. */
export function extended(context: Background, { id, requestId }: { id: string; requestId: string }): void {
  const volume = findInStatus(context.db, id, 'extending')
  if (!volume) return
  const pool = poolsOf(context.db).find(({ host }) => host === volume.host)
  const fits = pool !== undefined && pool.freeGb >= volume.growth
  save(context, { ...settled(volume), size: volume.size + (fits ? volume.growth : 0), growth: 0 })
  if (!fits) recordMessage(context, { ...messageFields(volume, requestId), action: 'extend', detail: 'no backend' })
  else if (!notifyServers(context, id, 'volume-extended'))
    recordMessage(context, { ...messageFields(volume, requestId), action: 'extend', detail: 'compute failed' })
}
