import * as z from 'zod'
import { del, get } from '../endpoint.ts'
import { items, page, PageQuery } from '../items.ts'

const VolumeService = z.object({
  /** Its place in the list: Cinder gives services no id. */
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

/** A number where Cinder knows it; a backend without an end says so in a word. */
const Capacity = z.union([z.number(), z.string()]).nullable().default(null)

const VolumePool = z.object({
  name: z.string(),
  capabilities: z
    .looseObject({ total_capacity_gb: Capacity, free_capacity_gb: Capacity, allocated_capacity_gb: Capacity })
    .nullable(),
})
export type VolumePool = z.infer<typeof VolumePool>

export const cinderInfoEndpoints = {
  cinderServices: get('/api/cinder/services/', {
    summary: 'The processes of block storage, for administrators',
    result: items(VolumeService),
    absent: '',
  }),
  cinderExtensions: get('/api/cinder/extensions/', {
    summary: 'Extensions of the block storage API',
    result: items(
      z.object({
        alias: z.string(),
        name: z.string(),
        description: z.string(),
        updated: z.string(),
        links: z.array(z.unknown()),
      }),
    ),
  }),
  cinderZones: get('/api/cinder/availzones/', {
    summary: 'Availability zones for volumes',
    query: z.object({ detailed: z.stringbool().optional() }),
    result: items(z.object({ zoneName: z.string(), zoneState: z.object({ available: z.boolean() }) })),
  }),
  cinderPools: get('/api/cinder/pools/', {
    summary: 'Where volumes can live, and how much room is there; for administrators',
    result: items(VolumePool),
  }),
  volumeMessageList: get('/api/cinder/messages/', {
    summary: 'What went wrong with volumes, snapshots and backups (resource_type, resource_uuid)',
    query: PageQuery.catchall(z.string()),
    result: page(VolumeMessage),
  }),
  volumeMessageDelete: del('/api/cinder/messages/:id', { summary: 'Delete a message' }),
}
