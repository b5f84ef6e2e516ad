import { OpenStackError } from '@meridian/openstack'

/** What is read, or null where there is no such thing. */
export async function ifPresent<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof OpenStackError && error.status === 404) return null
    throw error
  }
}
