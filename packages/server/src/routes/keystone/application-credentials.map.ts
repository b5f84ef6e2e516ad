import type { BodyOf, keystone, NewApplicationCredential } from '@meridian/contract'
import { ServiceOutage } from '@meridian/openstack'
import type { ApplicationCredential } from '@meridian/wire'

/** Keystone reads a time without a zone as UTC, and understands no other zone. */
export function toApplicationCredentialRequest(form: BodyOf<typeof keystone.applicationCredentialCreate>) {
  const { expires_at: expires, ...rest } = form
  return expires ? { ...rest, expires_at: new Date(hasZone(expires) ? expires : `${expires}Z`).toISOString() } : rest
}

const hasZone = (time: string) => /(Z|[+-]\d\d:?\d\d)$/i.test(time)

/** A credential whose secret Keystone forgot to say is of no use to anybody. */
export function toNewApplicationCredential(made: ApplicationCredential): NewApplicationCredential {
  if (!made.secret) throw new ServiceOutage('identity', 'garbage')
  return { ...made, secret: made.secret, access_rules: made.access_rules ?? [] }
}
