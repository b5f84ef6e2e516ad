export type Version = 4 | 6

/** Addresses from the first to the last, as numbers, because they do not compare as texts. */
export interface Range {
  version: Version
  first: bigint
  last: bigint
}

const BITS = { 4: 32, 6: 128 } as const
/** `::ffff:0:0/96`, IPv4 written as IPv6. */
const MAPPED = 0xffffn << 32n

const WORLD: Readonly<Record<Version, Range>> = {
  4: { version: 4, first: 0n, last: (1n << 32n) - 1n },
  6: { version: 6, first: 0n, last: (1n << 128n) - 1n },
}

export const everywhere = (version: Version): Range => WORLD[version]

const parsed = new Map<string, Range | null>()

/** The addresses of a CIDR, or the only one of an address; null for other text. The same texts come again and again. */
export function rangeOf(text: string | null | undefined): Range | null {
  if (typeof text !== 'string') return null
  const known = parsed.get(text)
  if (known !== undefined) return known
  if (parsed.size > 50_000) parsed.clear()
  const range = parse(text.trim())
  parsed.set(text, range)
  return range
}

function parse(text: string): Range | null {
  const [address = '', length, ...more] = text.split('/')
  const number = address.includes(':') ? parse6(address) : parse4(address)
  if (number === null || more.length > 0 || (length !== undefined && !/^\d{1,3}$/.test(length))) return null
  const version = address.includes(':') ? 6 : 4
  const prefix = length === undefined ? BITS[version] : Number(length)
  if (prefix > BITS[version]) return null
  return plain(blockAt(version, number, prefix), prefix)
}

function blockAt(version: Version, number: bigint, prefix: number): Range {
  const host = BigInt(BITS[version] - prefix)
  const first = (number >> host) << host
  return { version, first, last: first + (1n << host) - 1n }
}

/** An IPv4-mapped range is the IPv4 range: nobody routes it as IPv6. */
function plain(range: Range, prefix: number): Range {
  if (range.version === 4 || prefix < 96 || range.first >> 32n !== MAPPED >> 32n) return range
  return { version: 4, first: range.first & 0xffff_ffffn, last: range.last & 0xffff_ffffn }
}

function parse4(text: string): bigint | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return null
  return parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)
}

function parse6(text: string): bigint | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const tail = dotted ? parse4(dotted[2] ?? '') : null
  if (dotted && tail === null) return null
  const hex =
    dotted && tail !== null ? `${dotted[1]}${(tail >> 16n).toString(16)}:${(tail & 0xffffn).toString(16)}` : text
  const halves = hex.split('::')
  if (halves.length > 2) return null
  const [head = [], end = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - end.length
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...end]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null
  return groups.reduce((sum, group) => sum * 65_536n + BigInt(`0x${group}`), 0n)
}

export const includes = (outer: Range, inner: Range): boolean =>
  outer.version === inner.version && outer.first <= inner.first && inner.last <= outer.last

export const overlap = (a: Range, b: Range): boolean =>
  a.version === b.version && a.first <= b.last && b.first <= a.last

export const isSame = (a: Range, b: Range): boolean =>
  a.version === b.version && a.first === b.first && a.last === b.last

export const isSingle = (range: Range): boolean => range.first === range.last

export const isEverywhere = (range: Range): boolean => isSame(range, everywhere(range.version))

/** The size of a range decides which of two routes is the narrower. */
export const sizeOf = (range: Range): bigint => range.last - range.first

export const keyOf = (range: Range): string => `${range.version}:${range.first}-${range.last}`

const PRIVATE = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  'fc00::/7',
  'fe80::/10',
]

/** Whether nobody on the internet has a route to the address. */
export const isPrivate = (range: Range): boolean =>
  PRIVATE.some((text) => {
    const block = rangeOf(text)
    return block !== null && includes(block, range)
  })
