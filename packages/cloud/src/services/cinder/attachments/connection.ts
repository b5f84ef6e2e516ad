import * as z from 'zod'
import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import * as qos from '../qos/store.ts'
import { now } from '../timestamp.ts'
import * as types from '../types/store.ts'
import { save } from '../volumes/store.ts'
import type { VolumeRow } from '../volumes/store.ts'
import * as store from './store.ts'
import type { AttachmentRow } from './store.ts'

/** A host's connector properties; only those that Cinder reads are declared. */
export const Connector = z.looseObject({
  host: z.string().max(255).nullable().optional(),
  mountpoint: z.string().max(255).nullable().optional(),
  mode: z.string().max(16).nullable().optional(),
})
export type Connector = z.infer<typeof Connector>

/** The `data` of `connection_info`. */
export function connectionData(db: Db, volume: VolumeRow) {
  const qosId = types.find(db, volume.volume_type_id)?.qos_specs_id
  const specs = qosId ? qos.find(db, qosId) : undefined
  return {
    device_path: `/dev/meridian/volume-${volume.id}`,
    qos_specs: specs && specs.consumer !== 'back-end' ? specs.specs : null,
    access_mode: volume.admin_metadata['readonly'] === 'True' ? 'ro' : 'rw',
    encrypted: volume.encryption_key_id !== null,
    cacheable: false,
  }
}

/** Connects the attachment to a host; the volume becomes `attaching`. */
export function connect(
  context: { db: Db; clock: Clock },
  volume: VolumeRow,
  attachment: AttachmentRow,
  connector: Connector,
): AttachmentRow {
  const time = now(context)
  const connected: AttachmentRow = {
    ...attachment,
    attach_status: 'attaching',
    attach_time: time,
    attach_mode: connector.mode ?? (attachment.attach_mode === 'null' ? 'rw' : attachment.attach_mode),
    attached_host: connector.host ?? null,
    mountpoint: connector.mountpoint ?? null,
    connection_info: {
      ...connectionData(context.db, volume),
      driver_volume_type: 'local',
      attachment_id: attachment.id,
    },
    updated_at: time,
  }
  store.update(context.db, connected)
  save(context, { ...volume, status: 'attaching' })
  return connected
}
