/** A quota that a request would exceed; amounts that the service does not name are missing. */
export interface QuotaRefusal {
  kind: 'quota'
  quotas: readonly { name: string; used?: string; limit?: string; requested?: string }[]
}

/** Why a service refused, as far as its text names it. */
export type Refusal = QuotaRefusal | { kind: 'inUse' | 'locked' | 'protected' | 'exists' | 'state' | 'noRoute' }

const SIMPLE: readonly { kind: Exclude<Refusal['kind'], 'quota'>; texts: readonly RegExp[] }[] = [
  {
    kind: 'inUse',
    texts: [
      /(?:ports?|security group|subnet|router|image|volume|flavor|group)\b.* in use|still in use|is in use by/i,
      /has ports still attached|one or more ports have an IP allocation|required by one or more/i,
      /currently a parent port for trunk|must not be migrating, attached/i,
      /is not empty/i,
    ],
  },
  { kind: 'locked', texts: [/instance .* is locked/i] },
  { kind: 'protected', texts: [/is protected and cannot be deleted/i] },
  { kind: 'noRoute', texts: [/external network .* is not reachable from subnet/i] },
  { kind: 'exists', texts: [/already exists/i, /already associated|duplicate/i] },
  {
    kind: 'state',
    texts: [
      /while it is in (?:vm_state|task_state|power_state)/i,
      /status must be|cannot be target for|status transition/i,
    ],
  },
]

/** Reads a refusal from the service's text; null if it is not known. */
export function refusalOf(text: string): Refusal | null {
  const quotas = quotasIn(text)
  if (quotas.length > 0) return { kind: 'quota', quotas }
  const known = SIMPLE.find(({ texts }) => texts.some((pattern) => pattern.test(text)))
  return known ? { kind: known.kind } : null
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
  return /exceeds quota|quota exceeded|over ?quota/i.test(text) ? [{ name: '' }] : []
}
