import { OpenStackError, type ServiceClient } from '@meridian/openstack'

/** Whether the cloud's rules allow a read. */
export async function isAllowed(client: ServiceClient, path: string): Promise<boolean> {
  try {
    await client.send({ method: 'GET', headers: {} }, path)
    return true
  } catch (error) {
    if (error instanceof OpenStackError && error.status === 403) return false
    throw error
  }
}
