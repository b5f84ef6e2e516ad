import type { VolumeTransfer } from '@meridian/wire'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { cinderCalls } from './calls.ts'
import { path } from '../../url.ts'

/** Only the response of a create has the key. */
export const { page, show, create, remove } = cinderCalls<VolumeTransfer, { volume_id: string; name: string }>({
  one: 'transfer',
  many: 'transfers',
  at: '/os-volume-transfer',
})

/** POST /os-volume-transfer/{id}/accept */
export async function accept(cinder: ServiceClient, id: string, authKey: string): Promise<VolumeTransfer> {
  const { body } = await cinder.post(path`/os-volume-transfer/${id}/accept`, { accept: { auth_key: authKey } })
  return objectIn<VolumeTransfer>(cinder, body, 'transfer')
}
