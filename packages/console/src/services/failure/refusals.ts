import { meaningOf, type ServiceText } from './service-texts.ts'

/** A quota that a request would exceed; amounts that the service does not name are missing. */
export interface QuotaRefusal {
  kind: 'quota'
  quotas: readonly { name: string; used?: string; limit?: string; requested?: string }[]
}

/** Why a service refused, as far as its text names it. */
export type Refusal = QuotaRefusal | { kind: Exclude<NonNullable<ServiceText['refusal']>, 'quota'> }

/** Reads a refusal from the service's text; null if it is not known. */
export function refusalOf(text: string): Refusal | null {
  const kind = meaningOf('refusal', text)
  return kind === 'quota' ? { kind, quotas: quotasIn(text) } : kind && { kind }
}

/** By the texts of Nova, Neutron, Cinder and Swift. */
function quotasIn(text: string): QuotaRefusal['quotas'] {
  const nova = /quota exceeded for (.+?): requested (.+?), but already used (.+?) of (.+?) [a-z_]+(?:,|$)/i.exec(text)
  if (nova) {
    const [names, requested, used, limit] = nova.slice(1).map((list) => list.split(/,\s*/))
    return (names ?? []).map((name, index) => ({
      name,
      requested: requested?.[index],
      used: used?.[index],
      limit: limit?.[index],
    }))
  }
  const neutron = /quota exceeded for resources: \[(.+?)\]/i.exec(text)?.[1]
  if (neutron) return neutron.split(',').map((name) => ({ name: name.replaceAll(/['"\s]/g, '') }))
  const gigabytes =
    /exceeds allowed (\w+) quota\. requested (\d+)G, quota is (\d+)G and (\d+)G has been consumed/i.exec(text)
  if (gigabytes) {
    const [, name = '', requested, limit, used] = gigabytes
    return [{ name, requested, limit, used }]
  }
  const [, most, limit] = /maximum number of (\w+) allowed \((\d+)\) exceeded/i.exec(text) ?? []
  if (most) return [{ name: most, limit, used: limit }]
  return [{ name: '' }]
}
