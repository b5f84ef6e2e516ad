import { cidrAt, formatCidr, parseCidr } from './cidr.ts'
import type { Cidr } from './cidr.ts'
import { BITS, formatIp, parseIp } from './ip.ts'
import type { IpVersion } from './ip.ts'

/** Addresses of one IP version, both ends included. */
export interface Range {
  first: bigint
  last: bigint
}

/** As in Neutron's messages: `10.0.0.2-10.0.0.9`. */
export const writeRange = (version: IpVersion, { first, last }: Range) =>
  `${formatIp({ version, value: first })}-${formatIp({ version, value: last })}`

export const rangeOf = ({ start, end }: { start: string; end: string }): Range => ({
  first: parseIp(start)?.value ?? 0n,
  last: parseIp(end)?.value ?? 0n,
})

export const includes = ({ first, last }: Range, value: bigint) => first <= value && value <= last

/** `range` without the `taken` ranges, in order. */
export function without(range: Range, taken: readonly Range[]): Range[] {
  let first = range.first
  const left: Range[] = []
  for (const hole of taken.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    if (hole.last < first || hole.first > range.last) continue
    if (hole.first > first) left.push({ first, last: hole.first - 1n })
    first = hole.last + 1n
  }
  return first <= range.last ? [...left, { first, last: range.last }] : left
}

/** The same addresses in the fewest ranges, in order. */
export function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = []
  for (const range of ranges.toSorted((a, b) => (a.first < b.first ? -1 : 1))) {
    const before = result.at(-1)
    if (!before || range.first > before.last + 1n) result.push({ ...range })
    else if (range.last > before.last) result[result.length - 1] = { first: before.first, last: range.last }
  }
  return result
}

/** The fewest CIDRs with exactly these addresses. */
export function toCidrs(version: IpVersion, ranges: readonly Range[]): Cidr[] {
  const cidrs: Cidr[] = []
  for (const { first, last } of ranges) {
    for (let at = first; at <= last;) {
      const cidr = largestAt(version, at, last)
      cidrs.push(cidr)
      at = cidr.last + 1n
    }
  }
  return cidrs
}

function largestAt(version: IpVersion, value: bigint, last: bigint): Cidr {
  let cidr = cidrAt({ version, value }, BITS[version])
  for (let prefix = BITS[version] - 1; prefix >= 0; prefix -= 1) {
    const larger = cidrAt({ version, value }, prefix)
    if (larger.first !== value || larger.last > last) break
    cidr = larger
  }
  return cidr
}

/** `['10.0.0.0/24', '10.0.1.0/24']` → `['10.0.0.0/23']`; all of one IP version. */
export function compacted(prefixes: readonly string[]): string[] {
  const cidrs = prefixes.flatMap((prefix) => parseCidr(prefix) ?? [])
  return toCidrs(cidrs[0]?.version ?? 4, merged(cidrs)).map(formatCidr)
}
