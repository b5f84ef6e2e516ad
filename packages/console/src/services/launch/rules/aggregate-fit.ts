import type { Aggregate } from '@meridian/contract'

/** The extra specs that Nova compares with the metadata of host aggregates. */
const SCOPE = 'aggregate_instance_extra_specs:'

type Specs = Readonly<Record<string, string>>

/** What a flavor requires of the aggregates of its host, by metadata key. */
export const aggregateSpecs = (extras: Specs): Specs =>
  Object.fromEntries(
    Object.entries(extras).flatMap(([key, value]) => (key.startsWith(SCOPE) ? [[key.slice(SCOPE.length), value]] : [])),
  )

const NUMERIC: Record<string, (a: number, b: number) => boolean> = {
  '=': (a, b) => a >= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
}

const TEXTUAL: Record<string, (a: string, b: string) => boolean> = {
  's==': (a, b) => a === b,
  's!=': (a, b) => a !== b,
  '<in>': (a, b) => a.includes(b),
}

/** Whether one value of the metadata meets a requirement, by Nova's rules; an operator that is not known here is met. */
export function meets(value: string, required: string): boolean {
  const [operator = '', ...rest] = required.trim().split(/\s+/)
  if (operator === '<or>')
    return required
      .split('<or>')
      .map((one) => one.trim())
      .filter(Boolean)
      .includes(value)
  const wanted = rest.join(' ')
  const numeric = NUMERIC[operator]
  if (numeric && wanted) return numeric(Number(value), Number(wanted))
  const textual = TEXTUAL[operator]
  if (textual && wanted) return textual(value, wanted)
  return /^(?:s?[<>]=?|<all-in>)$/.test(operator) || value === required.trim()
}

type Placed = Pick<Aggregate, 'availability_zone' | 'hosts' | 'metadata'>

/** Several values of a key are separated by commas. */
const valuesOf = (metadata: Specs, key: string) => (metadata[key] ?? '').split(',').map((value) => value.trim())

/**
 * The zones with a host whose aggregates have all that the flavor requires. `''` stands for hosts that no aggregate puts
 * into a zone: they are in Nova's default zone.
 */
function fittingZones(specs: Specs, aggregates: readonly Placed[]): Set<string> {
  const hosts = new Set(aggregates.flatMap((aggregate) => aggregate.hosts))
  const zones = new Set<string>()
  for (const host of hosts) {
    const own = aggregates.filter((aggregate) => aggregate.hosts.includes(host))
    const fits = Object.entries(specs).every(([key, required]) =>
      own.some(({ metadata }) => key in metadata && valuesOf(metadata, key).some((value) => meets(value, required))),
    )
    if (fits) zones.add(own.find(({ availability_zone: zone }) => zone !== null)?.availability_zone ?? '')
  }
  return zones
}

/** Why no host of the zone fits, with the zones that have one; null if one does. An empty zone is any. */
export function aggregateMismatch(
  extras: Specs,
  zone: string,
  aggregates: readonly Placed[],
): { specs: Specs; zones: string[] } | null {
  const specs = aggregateSpecs(extras)
  if (Object.keys(specs).length === 0) return null
  const zones = fittingZones(specs, aggregates)
  const isNamed = aggregates.some((aggregate) => aggregate.availability_zone === zone)
  const fits = zone === '' ? zones.size > 0 : zones.has(isNamed ? zone : '')
  return fits ? null : { specs, zones: [...zones].filter(Boolean).toSorted() }
}
