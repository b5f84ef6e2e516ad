import type { Finding } from '@meridian/contract'
import { ServiceClient, type Transport } from '@meridian/openstack'

const SECOND = 1000
/** Tokens expire by the clock: minutes of skew make a new token look expired. */
const TOLERABLE_SKEW_MS = 30 * SECOND
const HARMFUL_SKEW_MS = 240 * SECOND

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Checks Keystone: whether it responds, its version, and TLS. */
export async function checkIdentity(transport: Transport, authUrl: string): Promise<Finding[]> {
  const url = new URL(authUrl)
  const identity = new ServiceClient({ transport, service: 'identity', endpoint: authUrl })
  try {
    const { body } = await identity.get<{ version?: { id?: string } }>('/')
    return [versionFinding(authUrl, body.version?.id), encryption(url)]
  } catch (error) {
    const seen = error instanceof Error ? error.message : String(error)
    return [{ level: 'fail', what: 'identity', seen: `${authUrl}: ${seen}`, effect: 'nobody can sign in' }]
  }
}

function versionFinding(authUrl: string, version: string | undefined): Finding {
  if (version?.startsWith('v3')) return { level: 'ok', what: 'identity', seen: `responds at ${authUrl}, ${version}` }
  const effect = 'the URL must be of version 3, such as https://cloud.example:5000/v3'
  return { level: 'fail', what: 'identity', seen: `${authUrl} is not version 3`, effect }
}

function encryption({ protocol, hostname }: URL): Finding {
  if (protocol === 'https:') return { level: 'ok', what: 'encryption', seen: 'the connection to the cloud uses TLS' }
  if (LOOPBACK.test(hostname)) return { level: 'ok', what: 'encryption', seen: 'the cloud is on this machine' }
  const effect = 'passwords and tokens are not encrypted between this server and the cloud'
  return { level: 'note', what: 'encryption', seen: `${protocol}//${hostname}`, effect }
}

/** Compares Keystone's clock with ours by a token's time of issue. */
export function clock(issuedAt: string, now = Date.now()): Finding {
  const skew = Math.abs(Date.parse(issuedAt) - now)
  const seen = `${Math.round(skew / SECOND)} s apart`
  if (skew <= TOLERABLE_SKEW_MS) return { level: 'ok', what: 'clock', seen }
  const level = skew >= HARMFUL_SKEW_MS ? 'fail' : 'note'
  return { level, what: 'clock', seen, effect: 'sessions end early or at once: synchronise the clocks' }
}
