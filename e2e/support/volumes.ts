import { expect } from '@playwright/test'
import type { OpenStack } from './openstack.ts'

const LOOK_MS = 250
const PATIENCE_MS = 40_000

export const statusOf = async (cloud: OpenStack, id: string): Promise<string> =>
  (await cloud.send<{ volume: { status: string } }>('GET', `/volume/v3/volumes/${id}`)).volume.status

/** A volume of the project that is ready to be used. */
export async function createVolume(cloud: OpenStack, name: string, { bootable = false } = {}): Promise<string> {
  const { volume } = await cloud.send<{ volume: { id: string } }>('POST', '/volume/v3/volumes', {
    volume: { name, size: 1 },
  })
  const path = `/volume/v3/volumes/${volume.id}`
  await expect.poll(() => statusOf(cloud, volume.id), { intervals: [LOOK_MS], timeout: PATIENCE_MS }).toBe('available')
  if (bootable) await cloud.act(`${path}/action`, { 'os-set_bootable': { bootable } })
  return volume.id
}
