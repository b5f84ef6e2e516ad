import type { BodyOf, floatingIpEndpoints } from '@meridian/contract'
import * as z from 'zod'

export const allocateSchema = z.object({
  pool: z.string().min(1),
  project: z.string().min(1),
  address: z.union([z.literal(''), z.ipv4()]),
  description: z.string().max(255),
  dnsDomain: z.string().max(255),
  dnsName: z.string().max(255),
})

type AllocateForm = z.input<typeof allocateSchema>

export const allocateDefaults: AllocateForm = {
  pool: '',
  project: '',
  address: '',
  description: '',
  dnsDomain: '',
  dnsName: '',
}

/** What is asked of the API; what was left empty, or is out of sight, is not said. */
export function allocateRequest(judged: Partial<AllocateForm>): BodyOf<typeof floatingIpEndpoints.floatingIpCreate> {
  const { pool, project, address, description, dnsDomain, dnsName } = { ...allocateDefaults, ...judged }
  return {
    pool_id: pool,
    ...(description && { description }),
    ...(dnsDomain && { dns_domain: dnsDomain }),
    ...(dnsName && { dns_name: dnsName }),
    ...(address && { floating_ip_address: address }),
    ...(project && { tenant_id: project }),
  }
}
