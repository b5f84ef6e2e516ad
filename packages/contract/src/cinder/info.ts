import * as z from 'zod'
import { del, get, patch } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'

const VolumeService = z.object({
  /** Index in the list, because Cinder gives services no id. */
  id: z.number(),
  binary: z.string(),
  host: z.string(),
  zone: z.string(),
  status: z.string(),
  state: z.string(),
  updated_at: z.string().nullable(),
  disabled_reason: z.string().nullable().default(null),
})
export type VolumeService = z.infer<typeof VolumeService>

const VolumeMessage = z.object({
  id: z.string(),
  event_id: z.string(),
  user_message: z.string(),
  message_level: z.string(),
  created_at: z.string(),
  guaranteed_until: z.string().nullable(),
  request_id: z.string().nullable(),
  resource_type: z.string().nullable(),
  resource_uuid: z.string().nullable(),
})
export type VolumeMessage = z.infer<typeof VolumeMessage>

/** Cinder sends the words "infinite" or "unknown" instead of a number for some backends. */
const Capacity = z.union([z.number(), z.string()]).nullable().default(null)

const Capability = z
  .union([z.boolean(), z.number(), z.string(), z.array(z.string())])
  .nullable()
  .default(null)

/** What the driver of a pool reports; drivers leave out what they do not know, and add what they like. */
const VolumePoolCapabilities = z.looseObject({
  volume_backend_name: Capability,
  vendor_name: Capability,
  driver_version: Capability,
  /** Some drivers list all names of their protocol. */
  storage_protocol: Capability,
  total_capacity_gb: Capacity,
  free_capacity_gb: Capacity,
  /** What Cinder has created. */
  allocated_capacity_gb: Capacity,
  /** What the backend has promised to volumes of all kinds, which a thin one has not written yet. */
  provisioned_capacity_gb: Capacity,
  max_over_subscription_ratio: Capacity,
  reserved_percentage: Capacity,
  thin_provisioning_support: Capability,
  multiattach: Capability,
  QoS_support: Capability,
  online_extend_support: Capability,
  replication_enabled: Capability,
  timestamp: z.string().nullable().default(null),
})

const VolumePool = z.object({
  /** `host@backend#pool` */
  name: z.string(),
  capabilities: VolumePoolCapabilities.nullable(),
})
export type VolumePool = z.infer<typeof VolumePool>

export const cinderInfoEndpoints = {
  cinderServices: get('/api/cinder/services/', 'List the services of Cinder; administrators only', {
    result: items(VolumeService),
    absent: '',
  }),
  cinderServiceUpdate: patch('/api/cinder/services/:host/:binary', 'Enable or disable a service of Cinder', {
    body: z.object({ status: z.enum(['enabled', 'disabled']), disabled_reason: z.string().max(255).optional() }),
  }),
  cinderZones: get('/api/cinder/availzones/', 'List availability zones for volumes', {
    query: z.object({ detailed: z.stringbool().optional() }),
    result: items(z.object({ zoneName: z.string(), zoneState: z.object({ available: z.boolean() }) })),
  }),
  cinderPools: get('/api/cinder/pools/', 'List storage pools with their capacity; administrators only', {
    result: items(VolumePool),
  }),
  volumeMessageList: get(
    '/api/cinder/messages/',
    'List user messages about volumes, snapshots and backups (resource_type, resource_uuid)',
    { query: PageQuery.catchall(z.string()), result: page(VolumeMessage) },
  ),
  volumeMessageDelete: del('/api/cinder/messages/:id', 'Delete a user message'),
}
