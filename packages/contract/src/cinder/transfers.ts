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
  /** Whoever has it and the id may take the volume; it is never shown again. */
  auth_key: z.string(),
})

/** The form of a new transfer. */
export const TransferName = z.string().trim().min(1, 'Volume transfer name cannot be empty.').max(255)

export const volumeTransferEndpoints = {
  transferList: get('/api/cinder/transfers/', { summary: 'Volumes on offer', result: items(VolumeTransfer) }),
  transferCreate: post('/api/cinder/transfers/', {
    summary: 'Offer a volume to another project',
    body: z.object({ volume_id: z.string().min(1), name: TransferName }),
    result: NewTransfer,
    location: '/api/cinder/transfers/:id',
  }),
  transferView: get('/api/cinder/transfers/:id', { summary: 'One offer', result: VolumeTransfer }),
  transferAccept: post('/api/cinder/transfers/:id/accept', {
    summary: 'Take a volume that another project offers',
    body: z.object({ auth_key: z.string().min(1) }),
    result: VolumeTransfer.pick({ id: true, name: true, volume_id: true }),
  }),
  transferDelete: del('/api/cinder/transfers/:id', { summary: 'Withdraw an offer' }),
}
