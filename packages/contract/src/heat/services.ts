import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'

const HeatService = z.object({
  id: z.string(),
  engine_id: z.string(),
  host: z.string(),
  hostname: z.string(),
  binary: z.string(),
  topic: z.string(),
  status: z.string(),
  /** Seconds. */
  report_interval: z.number(),
  created_at: z.string().nullable(),
  updated_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
})
export type HeatService = z.infer<typeof HeatService>

export const heatServiceEndpoints = {
  heatServices: get('/api/heat/services/', 'List the engines of Heat; administrators only', {
    result: items(HeatService),
    absent: '',
  }),
}
