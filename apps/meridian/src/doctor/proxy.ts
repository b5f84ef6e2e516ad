import type { Finding } from '@meridian/contract'
import { ServiceClient, Transport } from '@meridian/openstack'
import type { Config } from '@meridian/server'
import * as z from 'zod'

const TIMEOUT_MS = 2000

const Ready = z.object({ proxy: z.string().optional() })

const EFFECT = 'all users behind it share the tries at passwords of one address: name the proxy in trusted_proxies'

/**
 * Checks whether the proxy in front of the console is trusted: by the configuration, and by the report of a running
 * console.
 */
export async function checkProxy({
  host,
  port,
  publicUrl,
  trustedProxies,
}: Pick<Config, 'host' | 'port' | 'publicUrl' | 'trustedProxies'>): Promise<Finding[]> {
  const seen = await seenByConsole(host, port)
  if (seen) return [{ level: 'note', what: 'proxy', seen, effect: EFFECT }]
  if (publicUrl && !trustedProxies.length)
    return [{ level: 'note', what: 'proxy', seen: 'public_url is set, trusted_proxies is empty', effect: EFFECT }]
  return []
}

/** The problem that the console on this machine reports; undefined if there is none, or if it is not running. */
async function seenByConsole(host: string, port: number): Promise<string | undefined> {
  const address = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  const transport = new Transport({ timeoutMs: TIMEOUT_MS })
  try {
    const endpoint = `http://${address}:${port}`
    const { body } = await new ServiceClient({ transport, service: 'console', endpoint }).get<unknown>('/readyz')
    return Ready.safeParse(body).data?.proxy
  } catch {
    return undefined
  } finally {
    await transport.close()
  }
}
