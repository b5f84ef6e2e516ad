import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const StackSnapshot = z.object({
  id: z.string(),
  name: z.string().nullable(),
  status: z.string(),
  status_reason: z.string().nullable(),
  creation_time: z.string(),
})
export type StackSnapshot = z.infer<typeof StackSnapshot>

export const stackSnapshotEndpoints = {
  stackSnapshotList: get('/api/heat/stacks/:id/snapshots', 'List the snapshots of a stack', {
    result: items(StackSnapshot),
  }),
  stackSnapshotCreate: post('/api/heat/stacks/:id/snapshots', 'Create a snapshot of a stack', {
    body: z.object({ name: z.string().trim().min(1).max(255).nullable() }),
    result: StackSnapshot,
  }),
  stackSnapshotView: get(
    '/api/heat/stacks/:id/snapshots/:snapshot',
    "Show a snapshot with the stack's data at that time",
    { result: StackSnapshot.extend({ data: z.record(z.string(), z.unknown()).nullable() }) },
  ),
  stackSnapshotRestore: post('/api/heat/stacks/:id/snapshots/:snapshot/restore', 'Restore a stack from a snapshot'),
  stackSnapshotDelete: del('/api/heat/stacks/:id/snapshots/:snapshot', 'Delete a snapshot'),
}
