import * as z from 'zod'
import { PageQuery } from '../items.ts'

/** Null if Nova does not return it: in this microversion, to this user, or for a server in a cell that is down. */
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
const text = orNull(z.string())

const Address = z.object({
  version: z.union([z.literal(4), z.literal(6)]),
  addr: z.string(),
  'OS-EXT-IPS:type': orNull(z.enum(['fixed', 'floating'])),
  'OS-EXT-IPS-MAC:mac_addr': text,
})

/** The flavor at the time of creation; older Novas return only the id. */
const ServerFlavor = z.object({
  id: text,
  name: text,
  vcpus: orNull(z.number()),
  /** MiB, as `swap`. */
  ram: orNull(z.number()),
  /** GiB, as `ephemeral`. */
  disk: orNull(z.number()),
  ephemeral: orNull(z.number()),
  swap: orNull(z.number()),
})

const Fault = z.object({ code: z.number(), created: z.string(), message: z.string(), details: text })

export const Server = z.object({
  id: z.string(),
  uuid: z.string(),
  name: z.string(),
  description: text,
  status: z.string(),
  tenant_id: text,
  user_id: text,
  created: text,
  updated: text,
  metadata: z.record(z.string(), z.string()).default({}),
  addresses: z.record(z.string(), z.array(Address)).default({}),
  /** An empty string if the server boots from a volume. */
  image: z.union([z.looseObject({ id: z.string() }), z.literal('')]).default(''),
  /** Null also while Glance is slow; the next request has it. */
  image_name: z.string().nullable(),
  flavor: ServerFlavor,
  key_name: text,
  fault: orNull(Fault),
  locked: orNull(z.boolean()),
  locked_reason: text,
  tags: z.array(z.string()).default([]),
  security_groups: z.array(z.object({ name: z.string() })).default([]),
  config_drive: text,
  host_status: text,
  progress: orNull(z.number()),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  'OS-DCF:diskConfig': text,
  'OS-EXT-AZ:availability_zone': text,
  'OS-EXT-STS:power_state': orNull(z.number()),
  'OS-EXT-STS:task_state': text,
  'OS-EXT-STS:vm_state': text,
  'OS-SRV-USG:launched_at': text,
  'os-extended-volumes:volumes_attached': z.array(z.object({ id: z.string() })).default([]),
  'OS-EXT-SRV-ATTR:instance_name': text,
  'OS-EXT-SRV-ATTR:host': text,
  'OS-EXT-SRV-ATTR:hypervisor_hostname': text,
  'OS-EXT-SRV-ATTR:hostname': text,
  'OS-EXT-SRV-ATTR:kernel_id': text,
  'OS-EXT-SRV-ATTR:ramdisk_id': text,
  'OS-EXT-SRV-ATTR:root_device_name': text,
  'OS-EXT-SRV-ATTR:user_data': text,
  'OS-EXT-SRV-ATTR:reservation_id': text,
  'OS-EXT-SRV-ATTR:launch_index': orNull(z.number()),
  /** Nova v2 names that are always null, as the next three. */
  attrs: z.null().default(null),
  private_ip: z.null().default(null),
  public_ip: z.null().default(null),
  VirtualInterfaces: z.null().default(null),
})
export type Server = z.output<typeof Server>
export type ServerFlavor = z.output<typeof ServerFlavor>

/** Paging, plus any Nova filter by its own name (`name`, `status`, `ip`, `flavor`, `changes-since` …). */
export const ServerQuery = PageQuery.extend({
  /** Servers of all projects; administrators only. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())
export type ServerQuery = z.input<typeof ServerQuery>
