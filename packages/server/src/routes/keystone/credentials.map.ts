import { AccessRules, type BodyOf, type keystone, type NewApplicationCredential } from '@meridian/contract'
import { ServiceOutage } from '@meridian/openstack'
import type { ApplicationCredential } from '@meridian/wire'
import { parse } from 'yaml'
import { badRequest } from '../../errors.ts'

type Rules = NonNullable<BodyOf<typeof keystone.applicationCredentialCreate>['access_rules']>

/** Keystone reads a time without a zone as UTC, and understands no other zone. */
export function toApplicationCredentialRequest(form: BodyOf<typeof keystone.applicationCredentialCreate>) {
  const { expires_at: expires, access_rules: rules, ...others } = form
  const rest = rules === undefined ? others : { ...others, access_rules: rulesIn(rules) }
  return expires ? { ...rest, expires_at: new Date(hasZone(expires) ? expires : `${expires}Z`).toISOString() } : rest
}

/** JSON is YAML, too. */
function rulesIn(given: Rules): Exclude<Rules, string> {
  if (typeof given !== 'string') return given
  const { success, data } = AccessRules.safeParse(readYaml(given))
  if (!success) throw badRequest('access_rules: Access rules must be a valid JSON or YAML list.')
  return data
}

function readYaml(text: string): unknown {
  try {
    return parse(text)
  } catch {
    return null // no list, which is all that is to be said of it
  }
}

const hasZone = (time: string) => /(Z|[+-]\d\d:?\d\d)$/i.test(time)

/** A credential whose secret Keystone forgot to say is of no use to anybody. */
export function toNewApplicationCredential(made: ApplicationCredential): NewApplicationCredential {
  if (!made.secret) throw new ServiceOutage('identity', 'garbage')
  return { ...made, secret: made.secret, access_rules: made.access_rules ?? [] }
}
