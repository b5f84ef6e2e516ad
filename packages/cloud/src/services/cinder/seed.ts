import type { Image } from '@meridian/wire'
import { seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { entriesOf, projectId, userId } from '../../seed/company.ts'
import { serverId } from '../../seed/compute.ts'
import { imageId } from '../../seed/images.ts'
import { SERVERS } from '../../seed/servers.ts'
import type { SeedServer } from '../../seed/servers.ts'
import {
  attachmentId,
  BACKUPS,
  SNAPSHOTS,
  STORAGE_HOST,
  VOLUME_QOS,
  VOLUME_TYPES,
  volumeId,
  VOLUMES,
  volumeTypeId,
} from '../../seed/volumes.ts'
import type { SeedVolume } from '../../seed/volumes.ts'
import { connectionData } from './attachments/connection.ts'
import * as attachments from './attachments/store.ts'
import { ZONE } from './backends/store.ts'
import * as services from './backends/store.ts'
import * as backups from './backups/store.ts'
import * as groupTypes from './group-types/store.ts'
import * as messages from './messages/store.ts'
import * as qos from './qos/store.ts'
import { setLimit } from './quotas/store.ts'
import * as snapshots from './snapshots/store.ts'
import { timestamp } from './timestamp.ts'
import * as types from './types/store.ts'
import { imageMetadata } from './volumes/image-source.ts'
import * as volumes from './volumes/store.ts'
import type { VolumeRow } from './volumes/store.ts'

const at = (time: string) => timestamp(Date.parse(time))

const CLOUD_BUILT_MS = Date.parse('2026-01-05T08:00:00Z')
const CLOUD_BUILT = timestamp(CLOUD_BUILT_MS)
const MINUTE_MS = 60_000
const MONTH_MS = 30 * 86_400_000

/** Limits of the company's project, above the defaults. */
const COMPANY_LIMITS = { volumes: 40, snapshots: 40, gigabytes: 2000, backups: 20 }

export function seed(context: Background): void {
  const demo = projectId('demo')
  for (const [resource, limit] of Object.entries(COMPANY_LIMITS)) setLimit(context.db, demo, resource, limit)
  seedServices(context)
  seedTypes(context)
  for (const volume of VOLUMES) seedVolume(context, volume)
  seedSnapshots(context)
  seedBackups(context)
}

function seedServices({ db }: Background): void {
  const insert = (binary: services.ServiceRow['binary'], host: string) => {
    const id = seededUuid('volume-service', host === STORAGE_HOST ? `${binary}/${host}` : host)
    services.insert(db, { id, binary, host, disabled: false, disabled_reason: null, frozen: false })
  }
  insert('cinder-scheduler', STORAGE_HOST)
  insert('cinder-volume', `${STORAGE_HOST}@standard`)
  insert('cinder-volume', `${STORAGE_HOST}@fast`)
  insert('cinder-backup', STORAGE_HOST)
}

const qosId = (name: string) => seededUuid('volume-qos', name)

function seedTypes({ db }: Background): void {
  for (const [name, specs] of Object.entries(VOLUME_QOS)) {
    qos.insert(db, { id: qosId(name), name, consumer: 'front-end', specs: { ...specs }, created_at: CLOUD_BUILT })
  }
  for (const [index, [name, type]] of entriesOf(VOLUME_TYPES).entries()) {
    const { description, specs, qos: named, isEncrypted } = type
    const id = volumeTypeId(name)
    types.insert(db, {
      id,
      name,
      description,
      is_public: true,
      extra_specs: specs,
      qos_specs_id: named === undefined ? null : qosId(named),
      projects: [],
      encryption: isEncrypted ? encryptionOf(id) : null,
      created_at: timestamp(CLOUD_BUILT_MS + index * MINUTE_MS),
      updated_at: null,
    })
  }
  const specs = { consistent_group_snapshot_enabled: '<is> True' }
  for (const [name, description] of [
    [groupTypes.CONSISTENCY_TYPE, 'Default group type for migrating cgsnapshot'],
    ['consistent', 'Volumes that are snapshotted in one moment'],
  ] as const) {
    const id = seededUuid('volume-group-type', name)
    groupTypes.insert(db, { id, name, description, is_public: true, group_specs: specs, created_at: CLOUD_BUILT })
  }
}

const encryptionOf = (typeId: string) => ({
  volume_type_id: typeId,
  encryption_id: seededUuid('volume-encryption', typeId),
  provider: 'luks',
  control_location: 'front-end' as const,
  cipher: 'aes-xts-plain64',
  key_size: 256,
  created_at: CLOUD_BUILT,
  updated_at: null,
  deleted_at: null,
  deleted: false,
})

function seedVolume(context: Background, volume: SeedVolume): void {
  const { db } = context
  const row = rowOf(context, volume)
  const server = SERVERS.find(({ volumes: held }) => held?.includes(volume.name))
  volumes.insert(db, server ? { ...row, status: 'in-use', attach_status: 'attached' } : row)
  if (server) attach(context, row, volume, server)
  if (volume.isLost) complain(context, row)
}

function rowOf(context: Background, volume: SeedVolume): VolumeRow {
  const { name, description = null, project, size, type, image, metadata = {}, isLost = false } = volume
  const time = at(volume.createdAt)
  const backend = VOLUME_TYPES[type].specs['volume_backend_name'] ?? 'standard'
  return {
    id: volumeId(name),
    project_id: projectId(project),
    user_id: userId('demo'),
    name,
    description,
    status: isLost ? 'error' : 'available',
    previous_status: null,
    attach_status: 'detached',
    size,
    growth: 0,
    availability_zone: ZONE,
    host: isLost ? null : `${STORAGE_HOST}@${backend}#${backend}`,
    volume_type_id: volumeTypeId(type),
    snapshot_id: null,
    source_volid: null,
    bootable: image !== undefined,
    multiattach: type === 'shared',
    encryption_key_id: VOLUME_TYPES[type].isEncrypted ? seededUuid('volume-key', name) : null,
    migration_status: null,
    group_id: null,
    metadata,
    admin_metadata: {},
    image_metadata: image === undefined ? {} : metadataOf(context, image),
    created_at: time,
    updated_at: time,
  }
}

function metadataOf({ callService, directory }: Background, image: string): Record<string, string> {
  const path = `/v2/images/${imageId(image)}`
  return imageMetadata(callService<Image>(directory.identity.service(), 'image', { method: 'GET', path }).body)
}

function attach({ db }: Background, row: VolumeRow, { name, device }: SeedVolume, server: SeedServer): void {
  const id = attachmentId(name)
  const time = at(server.createdAt)
  attachments.insert(db, {
    id,
    project_id: row.project_id,
    volume_id: row.id,
    instance_uuid: serverId(server.name),
    attached_host: server.host,
    mountpoint: device ?? null,
    attach_status: 'attached',
    attach_mode: 'rw',
    attach_time: time,
    connection_info: { ...connectionData(db, row), driver_volume_type: 'local', attachment_id: id },
    created_at: time,
    updated_at: time,
  })
}

function complain({ db }: Background, { id, project_id, created_at }: VolumeRow): void {
  messages.insert(db, {
    id: seededUuid('volume-message', id),
    project_id,
    event_id: 'VOLUME_VOLUME_001_003',
    user_message: 'schedule allocate volume:Could not find any available weighted backend.',
    message_level: 'ERROR',
    request_id: `req-${seededUuid('request', id)}`,
    resource_type: 'VOLUME',
    resource_uuid: id,
    created_at,
    guaranteed_until: timestamp(Date.parse(`${created_at}Z`) + MONTH_MS),
  })
}

/** The values that snapshots and backups copy from their volume. */
function ofVolume({ db }: Background, name: string) {
  const volume = volumes.find(db, volumeId(name))
  if (!volume) throw new Error(`The seed has no volume ${name}`)
  const { id: volume_id, project_id, user_id, size, encryption_key_id } = volume
  return { volume, copied: { volume_id, project_id, user_id, size, encryption_key_id } }
}

function seedSnapshots(context: Background): void {
  for (const { name, volume: from, createdAt, description } of SNAPSHOTS) {
    const { volume, copied } = ofVolume(context, from)
    snapshots.insert(context.db, {
      ...copied,
      id: seededUuid('volume-snapshot', name),
      volume_type_id: volume.volume_type_id,
      group_snapshot_id: null,
      name,
      description,
      status: 'available',
      progress: '100%',
      metadata: {},
      created_at: at(createdAt),
      updated_at: at(createdAt),
    })
  }
}

function seedBackups(context: Background): void {
  const idOf = (name: string) => seededUuid('volume-backup', name)
  for (const { name, volume: from, createdAt, after } of BACKUPS) {
    const { copied } = ofVolume(context, from)
    const id = idOf(name)
    backups.insert(context.db, {
      ...copied,
      id,
      snapshot_id: null,
      parent_id: after === null ? null : idOf(after),
      name,
      description: null,
      status: 'available',
      object_count: after === null ? copied.size * 8 : 1,
      availability_zone: null,
      container: `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`,
      fail_reason: null,
      host: STORAGE_HOST,
      data_timestamp: at(createdAt),
      restore_volume_id: null,
      metadata: {},
      created_at: at(createdAt),
      updated_at: at(createdAt),
    })
  }
}
