import type { VolumeService } from '@meridian/wire'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { ownTarget } from '../access.ts'
import { booleanParameter } from '../booleans.ts'
import { isSince } from '../microversion.ts'
import { now } from '../timestamp.ts'
import { findTypeNamed } from '../types/access.ts'
import { poolsOf, supports } from './pools.ts'
import { backendOf, ZONE } from './store.ts'
import * as store from './store.ts'
import type { ServiceRow } from './store.ts'

export const zones = (call: Call) => {
  const open = store.list(call.db).some(({ binary, disabled }) => binary === 'cinder-volume' && !disabled)
  return ok({ availabilityZoneInfo: [{ zoneName: ZONE, zoneState: { available: open } }] })
}

export const pools = (call: Call) => {
  call.authorize('scheduler_extension:scheduler_stats:get_pools', ownTarget(call))
  const detailed = booleanParameter(call.query, 'detail')
  const name = isSince(call, 28) ? call.query.get('name') : null
  const typeName = isSince(call, 35) ? call.query.get('volume_type') : null
  const type = typeName === null ? undefined : findTypeNamed(call, typeName)
  const shown = poolsOf(call.db).filter((pool) => (name === null || pool.host === name) && supports(pool, type))
  const timestamp = now(call)
  return ok({
    pools: shown.map(({ host, capabilities }) => ({
      name: host,
      ...(detailed && { capabilities: { ...capabilities, timestamp } }),
    })),
  })
}

export const services = (call: Call) => {
  call.authorize('volume_extension:services:index', ownTarget(call))
  const host = call.query.get('host')
  const binary = call.query.get('binary')
  const rows = store.list(call.db).filter((row) => matchesHost(row, host) && (binary ?? row.binary) === row.binary)
  return ok({ services: rows.map((row) => toService(call, row)) })
}

/** `requested` is `host` or `host@backend`. */
const matchesHost = ({ host }: ServiceRow, requested: string | null) =>
  requested === null || host === requested || host.startsWith(`${requested}@`)

const toService = (call: Call, row: ServiceRow): VolumeService => ({
  binary: row.binary,
  host: row.host,
  zone: ZONE,
  status: row.disabled ? 'disabled' : 'enabled',
  state: 'up',
  updated_at: now(call),
  ...(isSince(call, 49) && row.binary === 'cinder-volume' && { backend_state: 'up' }),
  ...(isSince(call, 7) && { cluster: null }),
  disabled_reason: row.disabled_reason,
  ...(row.binary === 'cinder-volume' && {
    replication_status: 'disabled',
    active_backend_id: null,
    frozen: row.frozen,
  }),
})

export const hosts = (call: Call) => {
  call.authorize('volume_extension:hosts', ownTarget(call))
  const zone = call.query.get('zone')
  const rows = zone === null || zone === ZONE ? store.list(call.db).filter(({ disabled }) => !disabled) : []
  return ok({
    hosts: rows.map((row) => ({
      host_name: row.host,
      service: row.binary,
      zone: ZONE,
      'service-status': 'available',
      'service-state': 'enabled',
      'last-update': now(call),
    })),
  })
}

/** Usage of a host by project. */
export const showHost = (call: Call<{ host: string }>) => {
  const { host } = call.params
  call.authorize('volume_extension:hosts', ownTarget(call))
  if (!store.list(call.db).some((row) => row.host === host)) throw notFound(`Host ${host} could not be found.`)
  const usage = store.usageOf(call.db, host)
  const total = usage.reduce(
    (sum, row) => ({ volumes: sum.volumes + row.volumes, gigabytes: sum.gigabytes + row.gigabytes }),
    { volumes: 0, gigabytes: 0 },
  )
  const entry = (project: string, { volumes, gigabytes }: typeof total) => ({
    resource: {
      host,
      project,
      volume_count: String(volumes),
      total_volume_gb: String(gigabytes),
      snapshot_count: '0',
      total_snapshot_gb: '0',
    },
  })
  return ok({ host: [entry('(total)', total), ...usage.map((row) => entry(row.project_id, row))] })
}

const PROPERTIES = {
  thin_provisioning: ['Thin Provisioning', 'Sets thin provisioning.'],
  compression: ['Compression', 'Enables compression.'],
  qos: ['QoS', 'Enables QoS.'],
  replication_enabled: ['Replication', 'Enables replication.'],
} as const

/** The capabilities of a backend, or of the first of a host. */
export const capabilities = (call: Call<{ host: string }>) => {
  call.authorize('volume_extension:capabilities', ownTarget(call))
  const volumeServices = store.list(call.db).filter(({ binary }) => binary === 'cinder-volume')
  const host = volumeServices.find((service) => matchesHost(service, call.params.host))?.host
  const pool = poolsOf(call.db).find((candidate) => backendOf(candidate.host) === host)
  if (!pool) throw notFound(`Can't find service: ${call.params.host}`)
  const { vendor_name, volume_backend_name, driver_version, storage_protocol } = pool.capabilities
  const properties = Object.entries(PROPERTIES).map(([key, [title, description]]) => [
    key,
    { title, description, type: 'boolean' },
  ])
  return ok({
    namespace: `OS::Storage::Capabilities::${host}`,
    vendor_name,
    volume_backend_name,
    pool_name: null,
    driver_version,
    storage_protocol,
    display_name: null,
    description: null,
    visibility: null,
    replication_targets: [],
    properties: Object.fromEntries(properties),
  })
}

/** Always empty: there are no clusters here. */
export const clusters = (call: Call) => {
  call.authorize('clusters:get_all', ownTarget(call))
  return ok({ clusters: [] })
}

export const showCluster = (call: Call<{ name: string }>) => {
  call.authorize('clusters:get', ownTarget(call))
  throw notFound(`Cluster ${call.params.name} could not be found.`)
}
