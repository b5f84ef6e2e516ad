import { asCidr, ipRange, type RuleTraffic } from '@meridian/contract'

export type Remote = Pick<RuleTraffic, 'ethertype' | 'remote_ip_prefix' | 'remote_group_id' | 'remote_address_group_id'>

/** What a remote can be besides a network. */
export interface Lookups {
  groups: readonly { id: string; name: string }[]
  addressGroups: readonly { id: string; name: string; addresses?: readonly string[] }[]
  /** The user's address; null if it is unknown. */
  myAddress: string | null
}

const NONE: Remote = {
  ethertype: 'IPv4',
  remote_ip_prefix: null,
  remote_group_id: null,
  remote_address_group_id: null,
}

const ANYWHERE = ['', 'any', 'all', 'anywhere', 'everywhere', '*', 'world', 'internet']
const ME = ['me', 'my address', 'my ip', 'myip', 'my-address']

export const isMyAddress = (rule: Remote, { myAddress }: Lookups): boolean =>
  myAddress !== null && rule.remote_ip_prefix === asCidr(myAddress)

/** A rule's remote as `parseRemotes` reads it. */
export function remoteText(rule: Remote, { groups, addressGroups }: Lookups): string {
  const suffix = rule.ethertype === 'IPv6' ? ' IPv6' : ''
  if (rule.remote_group_id !== null) return nameOf(groups, rule.remote_group_id) + suffix
  if (rule.remote_address_group_id !== null) return nameOf(addressGroups, rule.remote_address_group_id) + suffix
  return rule.remote_ip_prefix ?? (suffix ? '::/0' : '0.0.0.0/0')
}

/** The name, if it is the only one, else the id. */
function nameOf(groups: Lookups['groups'], id: string): string {
  const name = groups.find((group) => group.id === id)?.name
  return name && groups.filter((group) => group.name === name).length === 1 ? name : id
}

/** The remotes of a text like `10.0.0.0/8, 2001:db8::/32` or the name of a group, or the part that is not a remote. */
export type ParsedRemotes = { remotes: Remote[]; problem?: undefined } | { remotes?: undefined; problem: string }

export function parseRemotes(text: string, lookups: Lookups): ParsedRemotes {
  const whole = parseRemote(text.trim(), lookups)
  if (whole) return { remotes: [whole] }
  const parts = text
    .split(/[\s,;]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const remotes: Remote[] = []
  for (const part of parts) {
    const remote = parseRemote(part, lookups)
    if (!remote) return { problem: part }
    remotes.push(remote)
  }
  return { remotes }
}

function parseRemote(text: string, lookups: Lookups): Remote | null {
  const word = text.toLowerCase()
  if (ANYWHERE.includes(word)) return { ...NONE, remote_ip_prefix: '0.0.0.0/0' }
  if (ME.includes(word)) return lookups.myAddress === null ? null : network(lookups.myAddress)
  if (ipRange(text)) return network(text)
  const [, name = '', version = '4'] = /^(?:group[ :])?(.*?)(?: ipv([46]))?$/i.exec(text) ?? []
  const ethertype = version === '6' ? 'IPv6' : 'IPv4'
  const group = only(lookups.groups, name)
  if (group) return { ...NONE, ethertype, remote_group_id: group }
  const addresses = only(lookups.addressGroups, name)
  if (addresses) return { ...NONE, ethertype, remote_address_group_id: addresses }
  return ['ipv4', 'ipv6'].some((family) => word === `any ${family}` || word === `anywhere ${family}`)
    ? network(word.endsWith('6') ? '::/0' : '0.0.0.0/0')
    : null
}

const network = (text: string): Remote => ({
  ...NONE,
  ethertype: text.includes(':') ? 'IPv6' : 'IPv4',
  remote_ip_prefix: asCidr(text),
})

/** The id of the group with this id or, if no other has it, this name. */
function only(groups: Lookups['groups'], text: string): string | undefined {
  const found = groups.filter(({ id, name }) => id === text || name === text)
  return found.length === 1 ? found[0]?.id : groups.find(({ id }) => id === text)?.id
}
