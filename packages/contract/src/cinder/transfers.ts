import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

export const VolumeTransfer = z.object({
  id: z.string(),
  name: z.string().nullable(),
  volume_id: z.string(),
  created_at: z.string(),
})
export type VolumeTransfer = z.infer<typeof VolumeTransfer>

const NewTransfer = VolumeTransfer.extend({
  /** Needed with the id to accept the transfer; returned only once. */
  auth_key: z.string(),
})

/** Name of a new transfer. */
export const TransferName = z.string().trim().min(1, 'Volume transfer name cannot be empty.').max(255)

export const volumeTransferEndpoints = {
  transferList: get('/api/cinder/transfers/', 'List volume transfers', { result: items(VolumeTransfer) }),
  transferCreate: post('/api/cinder/transfers/', 'Create a transfer that offers a volume to another project', {
    body: z.object({ volume_id: z.string().min(1), name: TransferName }),
    result: NewTransfer,
    location: '/api/cinder/transfers/:id',
  }),
  transferView: get('/api/cinder/transfers/:id', 'Show a volume transfer', { result: VolumeTransfer }),
  transferAccept: post('/api/cinder/transfers/:id/accept', 'Accept a volume transfer', {
    body: z.object({ auth_key: z.string().min(1) }),
    result: VolumeTransfer.pick({ id: true, name: true, volume_id: true }),
  }),
  transferDelete: del('/api/cinder/transfers/:id', 'Cancel a volume transfer'),
}
