import {
  AccessRules,
  type BodyOf,
  type Ec2Credential,
  type Ec2Secret,
  type keystone,
  type NewApplicationCredential,
  TOTP,
} from '@meridian/contract'
import { ServiceOutage } from '@meridian/openstack'
import type { ApplicationCredential, Credential, Ec2Credential as Ec2 } from '@meridian/wire'
import { parseYaml } from '@meridian/wire/yaml'
import { badRequest } from '../../errors.ts'

type Rules = NonNullable<BodyOf<typeof keystone.applicationCredentialCreate>['access_rules']>

/** Keystone takes times in UTC only. */
export function toApplicationCredentialRequest(form: BodyOf<typeof keystone.applicationCredentialCreate>) {
  const { expires_at: expires, access_rules: rules, ...others } = form
  const rest = rules === undefined ? others : { ...others, access_rules: rulesIn(rules) }
  return expires ? { ...rest, expires_at: new Date(hasZone(expires) ? expires : `${expires}Z`).toISOString() } : rest
}

/** JSON is YAML too, so one parser reads both. */
function rulesIn(given: Rules): Exclude<Rules, string> {
  if (typeof given !== 'string') return given
  const { success, data } = AccessRules.safeParse(readYaml(given))
  if (!success) throw badRequest('access_rules: Access rules must be a valid JSON or YAML list.')
  return data
}

function readYaml(text: string): unknown {
  try {
    return parseYaml(text)
  } catch {
    return null // refused below, like everything that is no list
  }
}

const hasZone = (time: string) => /(Z|[+-]\d\d:?\d\d)$/i.test(time)

/** A new credential without its secret is unusable. */
export function toNewApplicationCredential(made: ApplicationCredential): NewApplicationCredential {
  if (!made.secret) throw new ServiceOutage('identity', 'garbage')
  return { ...made, secret: made.secret, access_rules: made.access_rules ?? [] }
}

export const toEc2Credential = ({ access, tenant_id: project }: Ec2): Ec2Credential => ({
  id: access,
  project_id: project,
})

export const toEc2Secret = (credential: Ec2): Ec2Secret => ({
  ...toEc2Credential(credential),
  secret: credential.secret,
})

/** The secret of passcodes leaves Keystone for nobody: who reads it once could sign in for ever. */
export const toCredential = (credential: Credential): Credential =>
  credential.type === TOTP ? { ...credential, blob: '' } : credential
