import type { SecurityGroup } from '@meridian/contract'
import type { SshSource } from '../create-form.ts'

type Rule = SecurityGroup['security_group_rules'][number]

const SSH_PORT = 22

const ANYWHERE = ['0.0.0.0/0', '::/0', null]

/** The addresses that SSH is opened to; null for nobody, or if one's own address is not known. */
export function sshPrefix(from: SshSource, address: string | null): string | null {
  if (from === 'everywhere') return '0.0.0.0/0'
  if (from === 'nobody' || address === null) return null
  return `${address}/${address.includes(':') ? 128 : 32}`
}

const ethertypeOf = (prefix: string) => (prefix.includes(':') ? 'IPv6' : 'IPv4')

const isTcp = ({ protocol }: Rule) => protocol === null || protocol === 'tcp' || protocol === '6'

const letsInSsh = ({ port_range_min: from, port_range_max: to }: Rule) =>
  (from === null || from <= SSH_PORT) && (to === null || to >= SSH_PORT)

const isOnlySsh = (rule: Rule) =>
  rule.protocol !== null && isTcp(rule) && rule.port_range_min === SSH_PORT && rule.port_range_max === SSH_PORT

/** Whether the group's rules let SSH in from all of these addresses. */
export const opensSsh = (
  { security_group_rules: rules }: Pick<SecurityGroup, 'security_group_rules'>,
  prefix: string,
) =>
  rules.some(
    (rule) =>
      rule.direction === 'ingress' &&
      rule.ethertype === ethertypeOf(prefix) &&
      isTcp(rule) &&
      letsInSsh(rule) &&
      rule.remote_group_id === null &&
      rule.remote_address_group_id === null &&
      (ANYWHERE.includes(rule.remote_ip_prefix) || coversPrefix(rule.remote_ip_prefix ?? '', prefix)),
  )

/** Whether an IPv4 prefix contains another; IPv6 prefixes must be equal. */
export function coversPrefix(outer: string, inner: string): boolean {
  if (outer === inner) return true
  const [a, b] = [ipv4Prefix(outer), ipv4Prefix(inner)]
  if (!a || !b || a.bits > b.bits) return false
  const shift = 2 ** (32 - a.bits)
  return Math.floor(a.value / shift) === Math.floor(b.value / shift)
}

function ipv4Prefix(text: string): { value: number; bits: number } | null {
  const [, address = '', bits = '32'] = /^(\d+\.\d+\.\d+\.\d+)(?:\/(\d+))?$/.exec(text) ?? []
  if (address === '') return null
  return { value: address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0), bits: Number(bits) }
}

/** How SSH is opened. */
export type SshOpening =
  | { kind: 'already'; name: string; prefix: string }
  | { kind: 'reuse'; id: string; name: string; prefix: string }
  | { kind: 'create'; name: string; prefix: string }

/** Whether a chosen group is open already, another group opens only that, or a new group is needed. */
export function sshOpening(
  prefix: string,
  chosen: readonly SecurityGroup[],
  all: readonly SecurityGroup[],
): SshOpening {
  const open = chosen.find((group) => opensSsh(group, prefix))
  if (open) return { kind: 'already', name: open.name, prefix }
  const only = all.find(
    (group) =>
      opensSsh(group, prefix) &&
      group.security_group_rules.every(
        (rule) =>
          rule.direction === 'egress' ||
          // A group that opens more than was asked for is not used in silence.
          (isOnlySsh(rule) && rule.remote_group_id === null && rule.remote_ip_prefix === prefix),
      ),
  )
  if (only) return { kind: 'reuse', id: only.id, name: only.name, prefix }
  return { kind: 'create', name: freeName(groupName(prefix), all), prefix }
}

const groupName = (prefix: string) =>
  ANYWHERE.includes(prefix) ? 'ssh-everywhere' : `ssh-from-${prefix.replace(/\/(?:32|128)$/, '').replace('/', '-')}`

/** Neutron accepts the same name twice, and people do not. */
function freeName(name: string, all: readonly SecurityGroup[]): string {
  const taken = new Set(all.map((group) => group.name))
  let [free, number] = [name, 2]
  while (taken.has(free)) free = `${name}-${number++}`
  return free
}

/** The body of the rule that lets SSH in. */
export const sshRule = (groupId: string, prefix: string) =>
  ({
    security_group_id: groupId,
    direction: 'ingress',
    ethertype: ethertypeOf(prefix),
    protocol: 'tcp',
    port_range_min: SSH_PORT,
    port_range_max: SSH_PORT,
    remote_ip_prefix: prefix,
  }) as const
