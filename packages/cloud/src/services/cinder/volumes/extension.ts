import type { Call } from '../../../core/api.ts'
import type { Background } from '../../../core/service.ts'
import { poolsOf } from '../backends/pools.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput } from '../faults.ts'
import { tell } from '../messages/tell.ts'
import { checkSize, reserve } from '../quotas/reserve.ts'
import * as types from '../types/store.ts'
import { save } from './change.ts'
import { checkSizeFor } from './checks.ts'
import { about, waiting } from './jobs.ts'
import { begin, settled } from './states.ts'
import type { VolumeRow } from './store.ts'
import { tellServers } from './tell-servers.ts'

/** Has the volume grow; an attached one only for who knows that this can be done. */
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
  call.later(SECONDS.extend, 'volume-extended', { id: volume.id, requestId: call.requestId })
}

/** The volume has grown, unless its pool has no room left for that. */
export function extended(own: Background, { id, requestId }: { id: string; requestId: string }): void {
  const volume = waiting(own.db, id, 'extending')
  if (!volume) return
  const pool = poolsOf(own.db).find(({ host }) => host === volume.host)
  const fits = pool !== undefined && pool.freeGb >= volume.growth
  save(own, { ...settled(volume), size: volume.size + (fits ? volume.growth : 0), growth: 0 })
  if (!fits) tell(own, { ...about(volume, requestId), action: 'extend', detail: 'no backend' })
  else if (!tellServers(own, id, 'volume-extended'))
    tell(own, { ...about(volume, requestId), action: 'extend', detail: 'compute failed' })
}
