import type {
  AccessRule,
  ApplicationCredential,
  Credential,
  Ec2Credential,
  IdentityService,
  Limit,
  Region,
  RegisteredLimit,
  Role,
  ServiceEndpoint,
  Trust,
} from '@meridian/wire'
import { ServiceOutage } from '../../errors.ts'
import { pageIn } from '../../paging.ts'
import { resourceCalls } from '../../resource.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Keystone's resources that have the common calls and no others. */
const keystoneCalls = <T>(one: string, many: string, at = `/${many}`) =>
  resourceCalls<T>({ one, many, at, updates: 'PATCH' })

export const credentials = keystoneCalls<Credential>('credential', 'credentials')
export const endpoints = keystoneCalls<ServiceEndpoint>('endpoint', 'endpoints')
export const identityServices = keystoneCalls<IdentityService>('service', 'services')
export const regions = keystoneCalls<Region>('region', 'regions')
export const roles = keystoneCalls<Role>('role', 'roles')

export const trusts = keystoneCalls<Trust>('trust', 'trusts', '/OS-TRUST/trusts')

/** Keystone takes new limits as a list. */
const limitCalls = <T>(one: string, many: string) => ({
  ...keystoneCalls<T>(one, many),
  create: async (identity: ServiceClient, attributes: object): Promise<T> => {
    const { body } = await identity.post<object>(`/${many}`, { [many]: [attributes] })
    const [made] = pageIn<T>(identity, body, many).items
    if (!made) throw new ServiceOutage('identity', 'garbage')
    return made
  },
})

export const limits = limitCalls<Limit>('limit', 'limits')
export const registeredLimits = limitCalls<RegisteredLimit>('registered_limit', 'registered_limits')

export const accessRulesOf = (userId: string) =>
  keystoneCalls<AccessRule>('access_rule', 'access_rules', path`/users/${userId}/access_rules`)

export const applicationCredentialsOf = (userId: string) =>
  keystoneCalls<ApplicationCredential>(
    'application_credential',
    'application_credentials',
    path`/users/${userId}/application_credentials`,
  )

/** Their ids are the access keys; Keystone takes the project of new ones without the usual key around it. */
export function ec2CredentialsOf(userId: string) {
  const at = path`/users/${userId}/credentials/OS-EC2`
  return {
    ...keystoneCalls<Ec2Credential>('credential', 'credentials', at),
    create: async (identity: ServiceClient, projectId: string): Promise<Ec2Credential> =>
      objectIn(identity, (await identity.post(at, { tenant_id: projectId })).body, 'credential'),
  }
}
