import { shellQuote, yamlString } from '@meridian/contract'
import {
  Existing,
  nodeKey,
  Reference,
  Variable,
  type ExportKind,
  type ExportModel,
  type ExportNode,
  type Value,
} from '../model/export-model.ts'
import { fullLabel, lostComments, type ExportFormat } from './export-format.ts'

/** Commands of the `openstack` client for bash; each id is kept in a variable. */
export const script: ExportFormat = { id: 'script', name: 'openstack', extension: 'sh', write }

const HEAD = `# The client negotiates no version by itself; tags of servers need this one.
export OS_COMPUTE_API_VERSION=2.52

until_available() {
  until [ "$(openstack volume show -f value -c status "$1")" = available ]; do sleep 1; done
}`

function write({ nodes }: ExportModel): string {
  const labels = new Map(nodes.map((node) => [nodeKey(node.kind, node.id), fullLabel(node)]))
  const variables = nodes.flatMap((node) =>
    Object.values(node.attributes).flatMap((value) =>
      value instanceof Variable ? [`: "\${${variableOf(node, value)}:?${value.name} of ${node.label}}"`] : [],
    ),
  )
  const { head, end } = lostComments(nodes, lostOf)
  return [
    '#!/usr/bin/env bash',
    ...head,
    'set -eu',
    '',
    HEAD,
    ...variables,
    '',
    ...nodes.flatMap((node) => commands(node, (value) => word(node, value, labels))),
    '',
    ...end,
  ].join('\n')
}

const variableOf = (node: ExportNode, { name }: Variable) => `${fullLabel(node)}_${name}`.toUpperCase()

/** A value as part of a word of the shell. */
function word(node: ExportNode, value: Value | undefined, labels: ReadonlyMap<string, string>): string {
  if (value instanceof Reference) return `"$${labels.get(value.node)}"`
  if (value instanceof Existing) return shellQuote(value.name)
  if (value instanceof Variable) return `"$${variableOf(node, value)}"`
  return shellQuote(String(value))
}

type Word = (value: Value | undefined) => string

/** `option: attribute` for options with a value; each item of a list is an option of its own. */
const OPTIONS: Partial<Record<ExportKind, Readonly<Record<string, string>>>> = {
  network: { description: 'description', 'availability-zone-hint': 'availability_zone_hints', tag: 'tags' },
  subnet: {
    network: 'network',
    'subnet-range': 'cidr',
    'ip-version': 'ip_version',
    'dns-nameserver': 'dns_nameservers',
    'ipv6-ra-mode': 'ipv6_ra_mode',
    'ipv6-address-mode': 'ipv6_address_mode',
    description: 'description',
    tag: 'tags',
  },
  router: { description: 'description', 'availability-zone-hint': 'availability_zone_hints', tag: 'tags' },
  security_group: { description: 'description', tag: 'tags' },
  security_group_rule: {
    ethertype: 'ethertype',
    protocol: 'protocol',
    'remote-ip': 'remote_ip_prefix',
    'remote-group': 'remote_group',
    description: 'description',
  },
  port: {
    network: 'network',
    'security-group': 'security_groups',
    'dns-name': 'dns_name',
    'vnic-type': 'binding:vnic_type',
    description: 'description',
    tag: 'tags',
  },
  volume: {
    size: 'size',
    type: 'volume_type',
    'availability-zone': 'availability_zone',
    image: 'image',
    description: 'description',
  },
  server: {
    image: 'image',
    volume: 'boot_volume',
    flavor: 'flavor',
    'key-name': 'key_name',
    port: 'ports',
    'availability-zone': 'availability_zone',
    description: 'description',
    tag: 'tags',
  },
  floating_ip: {
    port: 'port',
    'fixed-ip-address': 'fixed_ip_address',
    'dns-name': 'dns_name',
    'dns-domain': 'dns_domain',
    description: 'description',
    tag: 'tags',
  },
}

/** Options without a value, by the attribute and the value that they stand for. */
const SWITCHES: Readonly<Record<string, readonly [value: boolean, option: string]>> = {
  admin_state_up: [false, '--disable'],
  port_security_enabled: [false, '--disable-port-security'],
  enable_dhcp: [false, '--no-dhcp'],
  no_security_groups: [true, '--no-security-group'],
  no_network: [true, '--no-network'],
  stateful: [false, '--stateless'],
  config_drive: [true, '--config-drive=True'],
}

const listOf = (value: Value | undefined): readonly Value[] => (Array.isArray(value) ? value : [])

const entriesOf = (value: Value | undefined): [string, Value][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function optionsOf({ kind, attributes }: ExportNode, of: Word): string[] {
  const valued = Object.entries(OPTIONS[kind] ?? {}).flatMap(([option, name]) => {
    const value = attributes[name]
    if (value === undefined) return []
    return (Array.isArray(value) ? value : [value]).map((one: Value) => `--${option}=${of(one)}`)
  })
  const switches = Object.entries(SWITCHES).flatMap(([name, [value, option]]) =>
    attributes[name] === value ? [option] : [],
  )
  // As in `start=10.0.0.2,end=10.0.0.9`.
  const pairs = (option: string, value: Value | undefined, names: Readonly<Record<string, string>> = {}) =>
    listOf(value).map((item) => {
      const parts = entriesOf(item).map(([name, one]) => `${names[name] ?? name.replaceAll('_', '-')}=${of(one)}`)
      return `--${option}=${parts.join(',')}`
    })
  return [
    ...valued,
    ...switches,
    ...pairs('allocation-pool', attributes['allocation_pools']),
    ...pairs('host-route', attributes['host_routes'], { nexthop: 'gateway' }),
    ...pairs('fixed-ip', attributes['fixed_ips']),
    ...pairs('allowed-address', attributes['allowed_address_pairs']),
    ...entriesOf(attributes['metadata'])
      .filter(([name]) => isProperty(name))
      .map(([name, value]) => `--property=${of(`${name}=${String(value)}`)}`),
  ]
}

/** The client takes what is before the first `=` for the name. */
const isProperty = (name: string) => !name.includes('=')

const lostOf = ({ attributes }: ExportNode): string[] =>
  entriesOf(attributes['metadata']).flatMap(([name]) => (isProperty(name) ? [] : [`metadata ${yamlString(name)}`]))

const NOUNS: Partial<Record<ExportKind, string>> = {
  security_group: 'security group',
  floating_ip: 'floating ip',
}

function commands(node: ExportNode, of: Word): string[] {
  const { kind, name, attributes } = node
  const self = `"$${fullLabel(node)}"`
  const options = optionsOf(node, of)
  const noun = NOUNS[kind] ?? kind
  const create = (more: readonly string[], ...positional: string[]) =>
    `${fullLabel(node)}=$(${['openstack', noun, 'create -f value -c id', ...options, ...more, '--', ...positional].join(' ')})`
  if (kind === 'keypair') {
    const type = attributes['type'] === undefined ? [] : [`--type=${of(attributes['type'])}`]
    const key = `--public-key=<(printf '%s\\n' ${of(attributes['public_key'])})`
    return [
      ['openstack keypair create', ...type, key, '--', of(name), '> /dev/null'].join(' '),
      `${fullLabel(node)}=${of(name)}`,
    ]
  }
  if (kind === 'subnet') {
    const gateway = attributes['gateway_ip'] ?? null
    return [create([`--gateway=${gateway === null ? 'none' : of(gateway)}`], of(name))]
  }
  if (kind === 'router') {
    const { external_network: network, enable_snat: snat } = attributes
    const set = `openstack router set --external-gateway=${of(network)}${snat === false ? ' --disable-snat' : ''} ${self}`
    return [create([], of(name)), ...(network === undefined ? [] : [set])]
  }
  if (kind === 'router_interface')
    return [`openstack router add subnet ${of(attributes['router'])} ${of(attributes['subnet'])}`]
  if (kind === 'security_group')
    return [
      create([], of(name)),
      // The rules that each new group has: all rules follow.
      `for rule in $(openstack security group rule list -f value -c ID ${self}); do openstack security group rule delete "$rule"; done`,
    ]
  if (kind === 'security_group_rule') {
    const parts = [
      of(`--${String(attributes['direction'])}`),
      ...options,
      ...portOptions(node),
      of(attributes['security_group']),
    ]
    return [`openstack security group rule create ${parts.join(' ')} > /dev/null`]
  }
  if (kind === 'volume') return [create([], of(name)), `until_available ${self}`]
  if (kind === 'volume_attachment') {
    const { server, volume, device } = attributes
    const to = device === undefined ? '' : ` --device=${of(device)}`
    return [`openstack server add volume${to} ${of(server)} ${of(volume)} > /dev/null`]
  }
  if (kind === 'floating_ip') return [create([], of(attributes['network']))]
  const data = attributes['user_data']
  const file = data === undefined ? [] : [`--user-data=<(printf %s ${of(data)})`]
  return [create(kind === 'server' ? [...file, '--wait'] : [], of(name))]
}

/** ICMP has a type and a code where other protocols have ports. */
function portOptions({ attributes }: ExportNode): string[] {
  const { protocol, port_range_min: least, port_range_max: most } = attributes
  if (/icmp/.test(String(protocol)))
    return [
      ...(least === undefined ? [] : [`--icmp-type=${String(least)}`]),
      ...(most === undefined ? [] : [`--icmp-code=${String(most)}`]),
    ]
  return least === undefined ? [] : [`--dst-port=${String(least)}:${String(most)}`]
}
