import * as z from 'zod'

const missing = (key: string) => ({
  error: ({ input }: { input: unknown }) => (input === undefined ? `missing required parameter '${key}'` : undefined),
})

export const ServerName = z.string(missing('name')).trim().min(1, 'A name is required for your instance.').max(255)

export const ServerDescription = z.string().max(255)

/** Required, but may be null. */
const named = <T extends z.ZodType>(key: string, schema: T) => z.union([schema, z.null()], missing(key))

/** A network with an optional address, or a port; Nova checks that only one is given. */
const Nic = z.object({
  'net-id': z.string().optional(),
  'port-id': z.string().optional(),
  'v4-fixed-ip': z.string().optional(),
  'v6-fixed-ip': z.string().optional(),
})

const BlockDevice = z.looseObject({
  source_type: z.enum(['image', 'volume', 'snapshot', 'blank']),
  destination_type: z.enum(['volume', 'local']).optional(),
  uuid: z.string().optional(),
})

export const DiskConfig = z.enum(['AUTO', 'MANUAL'])

/** Body of the launch wizard. */
export const ServerRequest = z.object({
  name: ServerName,
  /** An image's id; null or empty if the server boots from a volume. */
  source_id: named('source_id', z.string()),
  flavor_id: named('flavor_id', z.string()),
  key_name: named('key_name', z.string()),
  user_data: named('user_data', z.string()),
  security_groups: named('security_groups', z.array(z.string())),
  /** Volumes and snapshots by device name, as `id:vol::delete` or `id:snap::delete`. */
  block_device_mapping: z.record(z.string(), z.string()).nullish(),
  block_device_mapping_v2: z.array(BlockDevice).nullish(),
  nics: z.array(Nic).nullish(),
  meta: z.record(z.string(), z.string()).nullish(),
  availability_zone: z.string().nullish(),
  instance_count: z.number().int().min(1).nullish(),
  admin_pass: z.string().nullish(),
  disk_config: DiskConfig.nullish(),
  config_drive: z.boolean().nullish(),
  scheduler_hints: z.record(z.string(), z.unknown()).nullish(),
  description: ServerDescription.nullish(),
})
export type ServerRequest = z.output<typeof ServerRequest>
