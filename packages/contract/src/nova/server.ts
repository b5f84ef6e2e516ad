import * as z from 'zod'
import { PageQuery } from '../items.ts'

/** Null where Nova does not say it: in this microversion, to this user, or of a server in a cell that is down. */
const said = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
const text = said(z.string())

const Address = z.object({
  version: z.union([z.literal(4), z.literal(6)]),
  addr: z.string(),
  'OS-EXT-IPS:type': said(z.enum(['fixed', 'floating'])),
  'OS-EXT-IPS-MAC:mac_addr': text,
})

/** What the server was built as, whatever became of the flavor; older Novas tell the id alone. */
const ServerFlavor = z.object({
  id: text,
  name: text,
  vcpus: said(z.number()),
  /** MiB, as `swap`. */
  ram: said(z.number()),
  /** GiB, as `ephemeral`. */
  disk: said(z.number()),
  ephemeral: said(z.number()),
  swap: said(z.number()),
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
  /** An empty string where it runs from a volume. */
  image: z.union([z.looseObject({ id: z.string() }), z.literal('')]).default(''),
  /** Null also while Glance is slow: the next reading has it. */
  image_name: z.string().nullable(),
  flavor: ServerFlavor,
  key_name: text,
  fault: said(Fault),
  locked: said(z.boolean()),
  locked_reason: text,
  tags: z.array(z.string()).default([]),
  security_groups: z.array(z.object({ name: z.string() })).default([]),
  config_drive: text,
  host_status: text,
  progress: said(z.number()),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
  'OS-DCF:diskConfig': text,
  'OS-EXT-AZ:availability_zone': text,
  'OS-EXT-STS:power_state': said(z.number()),
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
  'OS-EXT-SRV-ATTR:launch_index': said(z.number()),
  /** Names of an older API that nothing fills any more, as the three that follow. */
  attrs: z.null().default(null),
  private_ip: z.null().default(null),
  public_ip: z.null().default(null),
  VirtualInterfaces: z.null().default(null),
})
export type Server = z.output<typeof Server>
export type ServerFlavor = z.output<typeof ServerFlavor>

/** Paging, plus any Nova filter by its own name (`name`, `status`, `ip`, `flavor`, `changes-since` …). */
export const ServerQuery = PageQuery.extend({
  /** Servers of all projects, for administrators. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())
export type ServerQuery = z.input<typeof ServerQuery>
