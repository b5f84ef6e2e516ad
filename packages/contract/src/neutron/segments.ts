import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'

const NetworkSegment = z.object({
  id: z.string(),
  network_id: z.string(),
  name: z.string().nullable(),
  description: z.string().nullable(),
  network_type: z.string(),
  physical_network: z.string().nullable(),
  segmentation_id: z.number().nullable(),
})
export type NetworkSegment = z.infer<typeof NetworkSegment>

const words = { name: z.string().trim().max(255).nullable(), description: z.string().trim().max(255) }

export const networkSegmentEndpoints = {
  networkSegmentList: get('/api/neutron/networks/:id/segments', 'List the segments of a network; administrators only', {
    result: items(NetworkSegment),
  }),
  networkSegmentCreate: post('/api/neutron/networks/:id/segments', 'Add a segment to a network; administrators only', {
    body: z.object({
      ...words,
      network_type: z.string().min(1, 'A type is required.'),
      physical_network: z.string().trim().min(1).max(64).optional(),
      /** Neutron chooses one unless it is given. */
      segmentation_id: z.number().int().min(1).optional(),
    }),
    result: NetworkSegment,
  }),
  networkSegmentUpdate: patch('/api/neutron/segments/:id/', 'Rename or describe a segment; administrators only', {
    body: z.object(words).partial(),
    result: NetworkSegment,
  }),
  networkSegmentDelete: del('/api/neutron/segments/:id/', 'Delete a segment that no subnet uses; administrators only'),
}
