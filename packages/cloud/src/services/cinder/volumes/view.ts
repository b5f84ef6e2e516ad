import type { AttachedTo, Volume } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { isAdmin, ownTarget } from '../access.ts'
import * as attachments from '../attachments/store.ts'
import type { AttachmentRow } from '../attachments/store.ts'
import { serviceUuid } from '../backends/store.ts'
import { linksTo } from '../links.ts'
import { isSince } from '../microversion.ts'
import * as types from '../types/store.ts'
import type { VolumeRow } from './store.ts'

/** Internal statuses and what clients see instead. */
const SHOWN_AS: Readonly<Partial<Record<VolumeRow['status'], VolumeRow['status']>>> = {
  managing: 'creating',
  error_managing: 'error',
}

export const toSummary = (call: Call) => (row: VolumeRow) => ({
  id: row.id,
  name: row.name,
  links: linksTo(call, 'volumes', row.id),
})

/** The response of create and update. */
export const toVolume = (call: Call, row: VolumeRow): Volume =>
  basics(call)(row, attachments.listOfVolume(call.db, row.id))

/** One volume with the fields of API extensions. */
export const toDetail = (call: Call, row: VolumeRow): Volume => ({ ...toVolume(call, row), ...extensions(call)(row) })

/** Like `toDetail` for many volumes, with shared lookups done once. */
export function detailer(call: Call, rows: readonly VolumeRow[]): (row: VolumeRow) => Volume {
  const attachedTo = attachments.listOfVolumes(
    call.db,
    rows.map(({ id }) => id),
  )
  const first = basics(call)
  const second = extensions(call)
  return (row) => ({ ...first(row, attachedTo.get(row.id) ?? []), ...second(row) })
}

function basics(call: Call): (row: VolumeRow, attached: readonly AttachmentRow[]) => Volume {
  const names = new Map(types.listAll(call.db).map(({ id, name }) => [id, name]))
  const admin = isAdmin(call)
  const newer = additions(call, admin)
  return (row, attached) => ({
    id: row.id,
    status: SHOWN_AS[row.status] ?? row.status,
    size: row.size,
    availability_zone: row.availability_zone,
    created_at: row.created_at,
    updated_at: row.updated_at,
    name: row.name,
    description: row.description,
    volume_type: names.get(row.volume_type_id) ?? row.volume_type_id,
    snapshot_id: row.snapshot_id,
    source_volid: row.source_volid,
    metadata: { ...row.metadata, ...row.admin_metadata },
    links: linksTo(call, 'volumes', row.id),
    user_id: row.user_id,
    bootable: row.bootable ? 'true' : 'false',
    encrypted: row.encryption_key_id !== null,
    replication_status: null,
    consistencygroup_id: null,
    multiattach: row.multiattach,
    attachments: attached.filter((one) => one.attach_status === 'attached').map((one) => toAttachedTo(one, admin)),
    ...(admin && { migration_status: row.migration_status }),
    ...newer(row),
  })
}

const toAttachedTo = (row: AttachmentRow, admin: boolean): AttachedTo => ({
  id: row.volume_id,
  attachment_id: row.id,
  volume_id: row.volume_id,
  server_id: row.instance_uuid,
  host_name: admin ? row.attached_host : null,
  device: row.mountpoint,
  attached_at: row.attach_time,
})

/** Fields of newer microversions. */
function additions(call: Call, admin: boolean): (row: VolumeRow) => Partial<Volume> {
  const [groups, provider, targets, cluster, typeId, key, quota] = [13, 21, 48, 61, 63, 64, 65].map((minor) =>
    isSince(call, minor),
  )
  return ({ group_id, host, volume_type_id, encryption_key_id }) => ({
    ...(groups && { group_id }),
    ...(provider && admin && { provider_id: null }),
    ...(targets && { shared_targets: host === null, service_uuid: host === null ? null : serviceUuid(host) }),
    ...(cluster && admin && { cluster_name: null }),
    ...(typeId && { volume_type_id }),
    ...(key && encryption_key_id !== null && { encryption_key_id }),
    ...(quota && { consumes_quota: true }),
  })
}

function extensions(call: Call): (row: VolumeRow) => Partial<Volume> {
  const may = (rule: string) => call.may(`volume_extension:${rule}`, ownTarget(call))
  const tenant = may('volume_tenant_attribute')
  const migration = may('volume_mig_status_attribute')
  const showsHost = may('volume_host_attribute')
  const image = may('volume_image_metadata:show')
  return ({ project_id, migration_status, host, image_metadata }) => ({
    ...(tenant && { 'os-vol-tenant-attr:tenant_id': project_id }),
    ...(migration && {
      'os-vol-mig-status-attr:migstat': migration_status,
      'os-vol-mig-status-attr:name_id': null,
    }),
    ...(showsHost && { 'os-vol-host-attr:host': host }),
    ...(image && Object.keys(image_metadata).length > 0 && { volume_image_metadata: image_metadata }),
  })
}
