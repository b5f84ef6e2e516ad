import * as z from 'zod'
import { NEVER, perVersion, withoutNewerFields } from '../../microversion.ts'
import type { Since } from '../../microversion.ts'
import {
  base64,
  description,
  diskConfig,
  flag,
  flavorRef,
  fqdn,
  hostname,
  imageRef,
  ip,
  ipv4,
  ipv6,
  metadata,
  name,
  patterned,
  personality,
  tag,
  trustedCertificates,
  uuid,
  integer,
} from '../../parameters.ts'

/** Maximum number of servers per request, independent of the quota. */
const MAX_SERVERS = 1000

const deviceName = patterned(/^[a-zA-Z0-9._\-r/]*$/)

const legacyDevice = z.strictObject({
  virtual_name: z.string().max(255).optional(),
  volume_id: uuid.optional(),
  snapshot_id: uuid.optional(),
  volume_size: integer(1).optional(),
  device_name: deviceName.optional(),
  delete_on_termination: flag.optional(),
  no_device: z.unknown().optional(),
  connection_info: z.string().optional(),
})
export type LegacyDeviceRequest = z.output<typeof legacyDevice>

const device = legacyDevice.extend({
  source_type: z.enum(['volume', 'image', 'snapshot', 'blank']).optional(),
  uuid: patterned(/^[a-zA-Z0-9._-]*$/).optional(),
  image_id: uuid.optional(),
  destination_type: z.enum(['local', 'volume']).optional(),
  guest_format: z.string().max(255).optional(),
  device_type: z.string().max(255).optional(),
  disk_bus: z.string().max(255).optional(),
  boot_index: z
    .union([z.int(), patterned(/^-?[0-9]+$/, 9), z.null()])
    .transform((value) => (value === null ? null : Number(value)))
    .optional(),
  tag: tag.optional(),
  volume_type: z.string().max(255).nullable().optional(),
})
export type DeviceRequest = z.output<typeof device>

const network = z.strictObject({
  fixed_ip: ip.optional(),
  port: uuid.nullable().optional(),
  uuid: z.string().optional(),
  tag: tag.optional(),
})
export type NetworkRequest = z.output<typeof network>

const server = z.strictObject({
  name,
  imageRef: imageRef.optional(),
  flavorRef,
  adminPass: z.string().optional(),
  metadata: metadata.optional(),
  networks: z.union([z.array(network), z.enum(['none', 'auto'])]).optional(),
  'OS-DCF:diskConfig': diskConfig.optional(),
  accessIPv4: ipv4.optional(),
  accessIPv6: ipv6.optional(),
  availability_zone: name.optional(),
  block_device_mapping: z.array(legacyDevice).optional(),
  block_device_mapping_v2: z.array(device).optional(),
  config_drive: flag.optional(),
  key_name: name.optional(),
  min_count: integer(1, MAX_SERVERS).optional(),
  max_count: integer(1, MAX_SERVERS).optional(),
  return_reservation_id: flag.optional(),
  security_groups: z.array(z.strictObject({ name: name.optional() })).optional(),
  user_data: base64.optional(),
  personality: personality.optional(),
  description: description.optional(),
  tags: z.array(tag).max(50).optional(),
  trusted_image_certificates: trustedCertificates.optional(),
  host: fqdn.optional(),
  hypervisor_hostname: fqdn.optional(),
  hostname: hostname.optional(),
})
/** The requested server. */
export type ServerRequest = z.output<typeof server>

const hints = z.looseObject({ group: uuid.optional() })

const SINCE = {
  description: 19,
  tags: 52,
  trusted_image_certificates: 63,
  host: 74,
  hypervisor_hostname: 74,
  hostname: 90,
}

/** The body of POST /servers. */
export const createBody = perVersion((since) =>
  z.strictObject({
    server: serverIn(since),
    'os:scheduler_hints': hints.optional(),
    'OS-SCH-HNT:scheduler_hints': hints.optional(),
  }),
)

function serverIn(since: Since): typeof server {
  const known = withoutNewerFields(server, since, { ...SINCE, ...(since(57) && { personality: NEVER }) })
  // Port tags exist from 2.32 on, except in 2.37 to 2.41; device tags were already lost in 2.33.
  const networks = z.array(
    withoutNewerFields(network, since, { tag: since(37) ? 42 : 32 }).extend(since(37) ? { uuid: uuid.optional() } : {}),
  )
  const devices = z.array(withoutNewerFields(device, since, { tag: since(33) ? 42 : 32, volume_type: 67 }))
  return known.extend({
    networks: since(37) ? z.union([networks, z.enum(['none', 'auto'])]) : networks.optional(),
    block_device_mapping_v2: devices.optional(),
  }) as unknown as typeof server // the same attributes, held to more
}
