import { MissingService, OpenStackError } from '@meridian/openstack'

const isMissing = (error: unknown) => error instanceof OpenStackError && error.status === 404

/** Of an extension that this Neutron may not have: nothing where it does not. */
export async function ifExtended<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The same where the whole call is about the extension: without it there is no such service. */
export async function extended<T>(read: Promise<T>): Promise<T> {
  const found = await ifExtended(read)
  if (found === null) throw new MissingService('network')
  return found
}
