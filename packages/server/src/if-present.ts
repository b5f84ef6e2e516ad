import { OpenStackError } from '@meridian/openstack'

/** The result of a read, or null for a 404. */
export async function ifPresent<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof OpenStackError && error.status === 404) return null
    throw error
  }
}
