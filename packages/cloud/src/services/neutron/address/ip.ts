export type IpVersion = 4 | 6

export interface Ip {
  version: IpVersion
  value: bigint
}

export const BITS = { 4: 32, 6: 128 } as const

/** Undefined if the text is not an IP address. */
export function parseIp(text: string): Ip | undefined {
  const value = text.includes(':') ? parseV6(text) : parseV4(text)
  return value === undefined ? undefined : { version: text.includes(':') ? 6 : 4, value }
}

/** Dotted, or the shortest form of IPv6. */
export const formatIp = ({ version, value }: Ip): string => (version === 4 ? formatV4(value) : formatV6(value))

/** The canonical form of a valid address. */
export function canonicalIp(text: string): string {
  const ip = parseIp(text)
  return ip ? formatIp(ip) : text
}

function parseV4(text: string): bigint | undefined {
  const parts = text.split('.')
  const isDotted = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)
  return isDotted ? parts.reduce((value, part) => (value << 8n) | BigInt(part), 0n) : undefined
}

function parseV6(text: string): bigint | undefined {
  const tail = /(?:\d+\.){3}\d+$/.exec(text)?.[0]
  const embedded = tail === undefined ? undefined : parseV4(tail)
  if (tail !== undefined && embedded === undefined) return undefined
  const hex = embedded === undefined ? text : text.slice(0, -(tail ?? '').length) + groupsOf(embedded)
  const halves = hex.split('::')
  const [head = [], rest] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = 8 - head.length - (rest?.length ?? 0)
  if (halves.length > 2 || (rest ? missing < 1 : missing !== 0)) return undefined
  const groups = rest ? [...head, ...Array.from({ length: missing }, () => '0'), ...rest] : head
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.reduce((value, group) => (value << 16n) | BigInt(`0x${group}`), 0n)
}

const groupsOf = (v4: bigint) => `${(v4 >> 16n).toString(16)}:${(v4 & 0xffffn).toString(16)}`

const formatV4 = (value: bigint) => [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 0xffn).join('.')

function formatV6(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) => (value >> BigInt(112 - index * 16)) & 0xffffn)
  const [start, length] = longestZeros(groups)
  const hex = groups.map((group) => group.toString(16))
  if (length < 2) return hex.join(':')
  return `${hex.slice(0, start).join(':')}::${hex.slice(start + length).join(':')}`
}

function longestZeros(groups: readonly bigint[]): [start: number, length: number] {
  let best: [number, number] = [0, 0]
  let run = 0
  for (const [index, group] of groups.entries()) {
    run = group === 0n ? run + 1 : 0
    if (run > best[1]) best = [index - run + 1, run]
  }
  return best
}
