import * as z from 'zod'
import { get, post, put } from '../endpoint.ts'
import { DiskConfig, ServerDescription } from './server-request.ts'

const Password = z.string().min(1).max(255)
/** Null lets the scheduler choose. */
const Host = z.string().min(1).nullable()
/** The password that Nova set; returned only once. */
const NewPassword = z.object({ admin_pass: z.string().nullable() })

export const ServerRebuildForm = z.object({
  image: z.string().min(1),
  password: Password.optional(),
  disk_config: DiskConfig.optional(),
  description: ServerDescription.optional(),
})

export const ServerResizeForm = z.object({ flavor: z.string().min(1), disk_config: DiskConfig.optional() })

export const ServerRescueForm = z.object({
  /** Null is the image that the server was built from. */
  image: z.string().min(1).nullable(),
  password: Password.optional(),
})

export const ServerLiveMigrateForm = z.object({
  host: Host,
  block_migration: z.union([z.boolean(), z.literal('auto')]).default('auto'),
  disk_over_commit: z.boolean().optional(),
})

/** Nova keeps the newest images of the type, and deletes older ones. */
export const ServerBackupForm = z.object({
  name: z.string().trim().min(1).max(255),
  backup_type: z.string().trim().min(1).max(255),
  rotation: z.number().int().min(1).max(1000),
})

const amount = z.number().nullable().default(null)

/** Octets and packets since the guest was started. */
const Diagnostics = z.object({
  state: z.string().nullable().default(null),
  driver: z.string().nullable().default(null),
  hypervisor: z.string().nullable().default(null),
  /** Seconds. */
  uptime: amount,
  /** Times in nanoseconds, use in percent. */
  cpu_details: z.array(z.object({ id: amount, time: amount, utilisation: amount })).default([]),
  nic_details: z
    .array(
      z.object({
        mac_address: z.string().nullable().default(null),
        rx_octets: amount,
        rx_packets: amount,
        rx_drop: amount,
        rx_errors: amount,
        tx_octets: amount,
        tx_packets: amount,
        tx_drop: amount,
        tx_errors: amount,
      }),
    )
    .default([]),
  disk_details: z
    .array(
      z.object({
        read_bytes: amount,
        read_requests: amount,
        write_bytes: amount,
        write_requests: amount,
        errors_count: amount,
      }),
    )
    .default([]),
  /** Kibibytes. */
  memory_details: z.object({ maximum: amount, used: amount }).nullable().default(null),
})
export type ServerDiagnostics = z.infer<typeof Diagnostics>

export const ServerTag = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^,/]+$/, 'A tag must not contain "," or "/".')

/** Server actions with parameters. */
export const serverChangeEndpoints = {
  serverRebuild: post('/api/nova/servers/:id/rebuild', 'Rebuild a server from an image', {
    body: ServerRebuildForm,
    result: NewPassword,
  }),
  serverResize: post('/api/nova/servers/:id/resize', 'Resize a server to another flavor', { body: ServerResizeForm }),
  serverRescue: post('/api/nova/servers/:id/rescue', 'Rescue a server with an image', {
    body: ServerRescueForm,
    result: NewPassword,
  }),
  serverMigrate: post(
    '/api/nova/servers/:id/migrate',
    'Migrate a server to another host; the server is stopped meanwhile',
    { body: z.object({ host: Host }) },
  ),
  serverLiveMigrate: post('/api/nova/servers/:id/live-migrate', 'Live-migrate a server to another host', {
    body: ServerLiveMigrateForm,
  }),
  serverEvacuate: post('/api/nova/servers/:id/evacuate', 'Evacuate a server from a failed host', {
    body: z.object({ host: Host, password: Password.optional() }),
  }),
  serverResetState: post('/api/nova/servers/:id/reset-state', 'Reset the state of a server', {
    body: z.object({ state: z.enum(['active', 'error']) }),
  }),
  serverBackup: post(
    '/api/nova/servers/:id/backup',
    "Create an image of a server and delete the oldest backups of its type; returns the image's id",
    { body: ServerBackupForm, result: z.object({ image_id: z.string() }) },
  ),
  serverSetPassword: post(
    '/api/nova/servers/:id/admin-password',
    "Set the password of the guest's administrator; needs an agent in the guest",
    { body: z.object({ password: Password }) },
  ),
  serverDiagnostics: get('/api/nova/servers/:id/diagnostics', "Show the hypervisor's counters of a server", {
    result: Diagnostics,
  }),
  serverTagsReplace: put('/api/nova/servers/:id/tags', "Replace a server's tags", {
    body: z.object({ tags: z.array(ServerTag) }),
  }),
}
