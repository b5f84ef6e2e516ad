import type { Finding } from '@meridian/contract'
import {
  endpointOf,
  OpenStackError,
  projects,
  regionsOf,
  ServiceClient,
  tokens,
  Transport,
  type IssuedToken,
} from '@meridian/openstack'
import { checkPolicy, checkServices, type ConfiguredPolicy, type DoctorTarget } from '@meridian/server'
import { checkIdentity, clock } from './identity.ts'

const TIMEOUT_MS = 15_000

/** Checks a cloud with the console's own client. Without credentials it checks only Keystone. */
export async function examine(
  { authUrl, caFile, region, login }: DoctorTarget,
  policy: ConfiguredPolicy = { policyOverrides: {}, newDefaults: [] },
): Promise<Finding[]> {
  const transport = new Transport({ timeoutMs: TIMEOUT_MS, caFile })
  try {
    const identity = await checkIdentity(transport, authUrl)
    if (identity.some(({ what, level }) => what === 'identity' && level === 'fail')) return identity
    if (!login) return [...identity, WITHOUT_CREDENTIALS]
    const issued = await signIn(new ServiceClient({ transport, service: 'identity', endpoint: authUrl }), login)
    if (!('secret' in issued)) return [...identity, issued]
    const { token, secret } = issued
    const where = region ?? regionsOf(token.catalog ?? [])[0] ?? null
    const clientOf = (service: string) => {
      const endpoint = service === 'identity' ? authUrl : endpointOf(token.catalog ?? [], service, where)
      return new ServiceClient({ transport, service, endpoint, token: secret })
    }
    return [
      ...identity,
      signedIn(issued, where),
      clock(token.issued_at),
      ...(await checkServices(clientOf)),
      ...(await checkPolicy(clientOf, token, policy)),
    ]
  } finally {
    await transport.close()
  }
}

const WITHOUT_CREDENTIALS: Finding = {
  level: 'note',
  what: 'sign-in',
  seen: 'skipped: neither the environment nor clouds.yaml has a user and a password',
  effect: 'services and policy were not checked',
}

const signedIn = ({ token }: IssuedToken, region: string | null): Finding => ({
  level: 'ok',
  what: 'sign-in',
  seen: `${token.user.name} in project ${token.project?.name ?? '–'}, region ${region ?? '–'}, roles ${(token.roles ?? []).map(({ name }) => name).join(', ')}`,
})

async function signIn(
  identity: ServiceClient,
  login: NonNullable<DoctorTarget['login']>,
): Promise<IssuedToken | Finding> {
  try {
    const { secret } = await tokens.authenticate(identity, login)
    const project = (await projects.authorized(identity, secret)).find(({ name }) => name === login.project)
    if (!project) return signInFailure(`${login.username} has no project "${login.project}"`)
    return await tokens.rescope(identity, secret, { project: { id: project.id } })
  } catch (error) {
    if (!(error instanceof OpenStackError)) throw error
    return signInFailure(error.message)
  }
}

const signInFailure = (seen: string): Finding => ({
  level: 'fail',
  what: 'sign-in',
  seen,
  effect: 'services and policy were not checked',
})
