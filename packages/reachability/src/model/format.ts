import type { Range } from './addresses.ts'

/** The first address of a range, as it is written. */
export function addressText({ version, first }: Range): string {
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => String((first >> shift) & 255n)).join('.')
  const groups = Array.from({ length: 8 }, (_, index) => ((first >> BigInt(112 - index * 16)) & 0xffffn).toString(16))
  const runs = [...groups.join(':').matchAll(/\b0(?::0)+\b/g)].map(([run]) => run)
  const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), '')
  if (longest === '') return groups.join(':')
  const [before, after] = splitOnce(groups.join(':'), longest)
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`
}

function splitOnce(text: string, part: string): [string, string] {
  const at = new RegExp(`(?<![\\da-f])${part}(?![\\da-f])`).exec(text)?.index ?? text.indexOf(part)
  return [text.slice(0, at), text.slice(at + part.length)]
}

/** An address, or a CIDR. */
export function rangeText(range: Range): string {
  const size = range.last - range.first
  if (size === 0n) return addressText(range)
  return `${addressText(range)}/${(range.version === 4 ? 32 : 128) - size.toString(2).length}`
}

/** A single address with its prefix length, as rules need it. */
export const hostCidr = (address: Range): string => `${addressText(address)}/${address.version === 4 ? 32 : 128}`
