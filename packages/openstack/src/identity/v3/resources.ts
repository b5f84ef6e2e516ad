import type {
  AccessRule,
  ApplicationCredential,
  Credential,
  IdentityService,
  Region,
  Role,
  ServiceEndpoint,
} from '@meridian/wire'
import { resourceCalls } from '../../resource.ts'
import { path } from '../../url.ts'

/** Keystone's resources that have the common calls and no others. */
const keystoneCalls = <T>(one: string, many: string, at = `/${many}`) =>
  resourceCalls<T>({ one, many, at, updates: 'PATCH' })

export const credentials = keystoneCalls<Credential>('credential', 'credentials')
export const endpoints = keystoneCalls<ServiceEndpoint>('endpoint', 'endpoints')
export const identityServices = keystoneCalls<IdentityService>('service', 'services')
export const regions = keystoneCalls<Region>('region', 'regions')
export const roles = keystoneCalls<Role>('role', 'roles')

export const accessRulesOf = (userId: string) =>
  keystoneCalls<AccessRule>('access_rule', 'access_rules', path`/users/${userId}/access_rules`)

export const applicationCredentialsOf = (userId: string) =>
  keystoneCalls<ApplicationCredential>(
    'application_credential',
    'application_credentials',
    path`/users/${userId}/application_credentials`,
  )
