import { OpenStackError } from '@meridian/openstack'

/** A search for an id that nothing has finds nothing; it is no failure. */
export function orNone(error: unknown): [] {
  if (error instanceof OpenStackError && error.status === 404) return []
  throw error
}
