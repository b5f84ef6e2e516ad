import * as z from 'zod'
import { post, put } from '../endpoint.ts'
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

export const ServerTag = z
  .string()
  .min(1)
  .max(60)
  .regex(/^[^,/]+$/, 'A tag must not contain "," or "/".')

/** Server actions with parameters. */
export const serverChangeEndpoints = {
  serverRebuild: post('/api/nova/servers/:id/rebuild', {
    summary: 'Rebuild a server from an image',
    body: ServerRebuildForm,
    result: NewPassword,
  }),
  serverResize: post('/api/nova/servers/:id/resize', {
    summary: 'Resize a server to another flavor',
    body: ServerResizeForm,
  }),
  serverRescue: post('/api/nova/servers/:id/rescue', {
    summary: 'Rescue a server with an image',
    body: ServerRescueForm,
    result: NewPassword,
  }),
  serverMigrate: post('/api/nova/servers/:id/migrate', {
    summary: 'Migrate a server to another host; the server is stopped meanwhile',
    body: z.object({ host: Host }),
  }),
  serverLiveMigrate: post('/api/nova/servers/:id/live-migrate', {
    summary: 'Live-migrate a server to another host',
    body: ServerLiveMigrateForm,
  }),
  serverEvacuate: post('/api/nova/servers/:id/evacuate', {
    summary: 'Evacuate a server from a failed host',
    body: z.object({ host: Host, password: Password.optional() }),
  }),
  serverResetState: post('/api/nova/servers/:id/reset-state', {
    summary: 'Reset the state of a server',
    body: z.object({ state: z.enum(['active', 'error']) }),
  }),
  serverTagsReplace: put('/api/nova/servers/:id/tags', {
    summary: "Replace a server's tags",
    body: z.object({ tags: z.array(ServerTag) }),
  }),
}
