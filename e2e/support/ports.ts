import type { OpenStack } from './openstack.ts'

/** A port of the network that every cloud is seeded with. */
export async function createPort(cloud: OpenStack, name: string): Promise<void> {
  const { networks } = await cloud.send<{ networks: { id: string }[] }>('GET', '/network/v2.0/networks?name=private')
  await cloud.send('POST', '/network/v2.0/ports', { port: { name, network_id: networks[0]?.id } })
}
