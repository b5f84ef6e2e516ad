import * as z from 'zod'
import type { Call } from '../../../core/service/api.ts'
import { targetOf } from '../access.ts'
import { SECONDS } from '../durations.ts'
import { invalidInput } from '../faults.ts'
import { reserve } from '../quotas/reserve.ts'
import { accepted } from '../replies.ts'
import * as snapshots from '../snapshots/store.ts'
import { findTypeNamed } from '../types/access.ts'
import type { TypeRow } from '../types/store.ts'
import { findVolumeFor } from './access.ts'
import { checkSizeFor } from './checks.ts'
import type { Retyped } from './jobs.ts'
import { begin, cannotRetype, isMigrating } from './states.ts'
import { save } from './store.ts'
import type { VolumeRow } from './store.ts'

const Retype = z.strictObject({
  'os-retype': z.strictObject({
    new_type: z.string(),
    migration_policy: z.enum(['on-demand', 'never']).nullable().optional(),
  }),
})

/** Changes the volume's type; migrates it if the type needs another backend and the policy allows it. */
export const retype = (call: Call<{ id: string }>) => {
  const { new_type, migration_policy } = call.json(Retype)['os-retype']
  const volume = findVolumeFor(call, call.params.id, 'volume:retype')
  const type = findTypeNamed(call, new_type)
  checkSizeFor(type, volume.size)
  checkMultiattach(call, volume, type)
  const existing = snapshots.listOfVolume(call.db, volume.id)
  const gigabytes = existing.reduce((sum, { size }) => sum + size, volume.size)
  if (isMigrating(volume) || volume.group_id !== null || volume.volume_type_id === type.id) throw cannotRetype()
  reserve(call.db, volume.project_id, { kind: 'volumes', gigabytes, typeId: type.id, typeOnly: true })
  save(call, begin(volume, 'retype'))
  const job: Retyped = { id: volume.id, typeId: type.id, mayMigrate: migration_policy === 'on-demand' }
  call.scheduleJob(SECONDS.retype, 'volume-retyped', job)
  return accepted
}

/** `multiattach` can change only while the volume is available. */
function checkMultiattach(call: Call, volume: VolumeRow, type: TypeRow): void {
  const becomesShared = type.extra_specs['multiattach'] === '<is> True'
  if (becomesShared !== volume.multiattach) {
    if (volume.status !== 'available') {
      throw invalidInput(
        `Invalid volume_type passed, retypes affecting multiattach are only allowed on available volumes, the specified volume however currently has a status of: ${volume.status}.`,
      )
    }
    if (becomesShared) call.authorize('volume:multiattach', targetOf(volume))
  }
  if (becomesShared && type.encryption) {
    throw invalidInput('Retype requested both encryption and multi-attach, which is not supported.')
  }
}
