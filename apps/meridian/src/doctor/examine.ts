import {
  OpenStackError,
  projects,
  regionsOf,
  ServiceClient,
  tokens,
  Transport,
  type IssuedToken,
} from '@meridian/openstack'
import type { DoctorTarget } from '@meridian/server'
import type { Finding } from './findings.ts'
import { checkIdentity, clock } from './identity.ts'
import { checkPolicy, type ConfiguredPolicy } from './policy.ts'
import { checkServices } from './services.ts'

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
    const where = region ?? regionsOf(issued.token.catalog ?? [])[0] ?? null
    return [
      ...identity,
      signedIn(issued, where),
      clock(issued.token.issued_at),
      ...(await checkServices(transport, issued, where)),
      ...(await checkPolicy(transport, authUrl, issued, where, policy)),
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
