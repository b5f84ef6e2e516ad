import { MissingService, OpenStackError } from '@meridian/openstack'

const isMissing = (error: unknown) => error instanceof OpenStackError && error.status === 404

/** Reads a resource of an extension; null if this Neutron lacks the extension. */
export async function ifExtended<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The same, but throws MissingService if this Neutron lacks the extension. */
export async function extended<T>(read: Promise<T>): Promise<T> {
  const found = await ifExtended(read)
  if (found === null) throw new MissingService('network')
  return found
}
