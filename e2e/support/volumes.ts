import { expect } from '@playwright/test'
import type { OpenStack } from './openstack.ts'

const LOOK_MS = 250
const PATIENCE_MS = 120_000

export const statusOf = async (cloud: OpenStack, id: string): Promise<string> =>
  (await cloud.send<{ volume: { status: string } }>('GET', `/volume/v3/volumes/${id}`)).volume.status

/** Waits for something that the block storage service makes. */
export const untilAvailable = (status: () => Promise<string>) =>
  expect.poll(status, { intervals: [LOOK_MS], timeout: PATIENCE_MS }).toBe('available')

/** A volume of the project that is ready to be used. */
export async function createVolume(cloud: OpenStack, name: string, { bootable = false } = {}): Promise<string> {
  const { volume } = await cloud.send<{ volume: { id: string } }>('POST', '/volume/v3/volumes', {
    volume: { name, size: 1 },
  })
  const path = `/volume/v3/volumes/${volume.id}`
  await untilAvailable(() => statusOf(cloud, volume.id))
  if (bootable) await cloud.act(`${path}/action`, { 'os-set_bootable': { bootable } })
  return volume.id
}

/** A snapshot of the volume that is ready to be used: forms offer no other. */
export async function createSnapshot(cloud: OpenStack, volume: string, name: string): Promise<string> {
  const snapshots = `/volume/v3/${cloud.projectId}/snapshots`
  const { snapshot } = await cloud.send<{ snapshot: { id: string } }>('POST', snapshots, {
    snapshot: { volume_id: volume, name },
  })
  const load = () => cloud.send<{ snapshot: { status: string } }>('GET', `${snapshots}/${snapshot.id}`)
  await untilAvailable(async () => (await load()).snapshot.status)
  return snapshot.id
}
