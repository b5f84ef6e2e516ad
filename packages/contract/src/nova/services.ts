import * as z from 'zod'
import { del, get, patch } from '../endpoint.ts'
import { items } from '../items.ts'

const ComputeService = z.object({
  id: z.union([z.string(), z.number()]),
  binary: z.string(),
  host: z.string(),
  zone: z.string(),
  status: z.enum(['enabled', 'disabled']),
  state: z.enum(['up', 'down']),
  updated_at: z.string().nullable(),
  disabled_reason: z.string().nullable(),
  forced_down: z.boolean().nullable().default(null),
})
export type ComputeService = z.infer<typeof ComputeService>

export const DisabledReason = z.string().max(255)

export const computeServiceEndpoints = {
  computeServiceList: get('/api/nova/services/', 'List the services of Nova with their state', {
    result: items(ComputeService),
    absent: '',
  }),
  computeServiceUpdate: patch('/api/nova/services/:id', 'Enable, disable or force down the service of a host', {
    body: z
      .object({
        status: z.enum(['enabled', 'disabled']).optional(),
        disabled_reason: DisabledReason.optional(),
        forced_down: z.boolean().optional(),
      })
      .refine(
        ({ status, disabled_reason: reason }) => reason === undefined || status === 'disabled',
        'disabled_reason: only a service that is being disabled takes a reason',
      ),
  }),
  computeServiceDelete: del('/api/nova/services/:id', 'Delete the record of a service that runs no more'),
}
