import { literalParameter, readsAsFunction, resourceType, yamlOf } from '@meridian/contract'
import {
  Existing,
  nodeKey,
  present,
  Reference,
  Variable,
  type Attributes,
  type ExportKind,
  type ExportModel,
  type ExportNode,
  type Value,
} from '../model/export-model.ts'
import { fullLabel, lostComments, type ExportFormat } from './export-format.ts'

/** The attributes that Heat's types do not have. */
const WITHOUT: Partial<Record<ExportKind, readonly string[]>> = {
  security_group: ['tags', 'stateful'],
  server: ['description'],
  floating_ip: ['tags'],
}

/** Types whose description is one of the `value_specs`. */
const SPECIFIED = new Set<ExportKind>(['network', 'subnet', 'router', 'port', 'floating_ip'])

/** A Heat Orchestration Template. */
export const hot: ExportFormat = { id: 'hot', name: 'HOT', extension: 'yaml', write }

function write({ nodes }: ExportModel): string {
  const labels = new Map(nodes.map((node) => [nodeKey(node.kind, node.id), fullLabel(node)]))
  const rules = rulesOf(nodes)
  const written = nodes.filter((node) => !rules.inline.has(node))
  const parameters = Object.fromEntries(nodes.flatMap(parametersOf))
  const resources = written.map((node) => [fullLabel(node), resourceOf(node, rules.of(node), labels)])
  const { head, end } = lostComments(nodes, (node) => lostOf(node, rules))
  return [
    ...head,
    yamlOf({
      heat_template_version: '2018-08-31',
      ...(Object.keys(parameters).length > 0 && { parameters }),
      resources: Object.fromEntries(resources),
    }),
    ...end,
  ].join('\n')
}

const parameterOf = (node: ExportNode, name: string) => `${fullLabel(node)}_${name}`

const parametersOf = (node: ExportNode): [string, unknown][] => {
  const { metadata } = node.attributes
  const hidden = Object.values(node.attributes).filter((value) => value instanceof Variable)
  return [
    ...hidden.map(({ name, description }): [string, unknown] => [
      parameterOf(node, name),
      { type: 'string', hidden: true, description },
    ]),
    ...(isMisread(metadata) ? [[parameterOf(node, METADATA), literalParameter(metadata)] as [string, unknown]] : []),
  ]
}

/** Users choose its keys. */
const METADATA = 'metadata'

/** Metadata that Heat would take for a function. */
const isMisread = (metadata: Value | undefined): boolean =>
  typeof metadata === 'object' && metadata !== null && readsAsFunction(metadata as Record<string, unknown>) // a map

function resourceOf(node: ExportNode, rules: readonly ExportNode[], labels: ReadonlyMap<string, string>) {
  const { after } = node.attributes
  const plain = (value: Value): unknown => {
    if (value instanceof Reference) return { get_resource: labels.get(value.node) }
    if (value instanceof Existing) return value.name
    if (value instanceof Variable) return { get_param: parameterOf(node, value.name) }
    if (Array.isArray(value)) return value.map(plain)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
  }
  return {
    type: resourceType(node.kind, 'hot'),
    ...(after instanceof Reference && { depends_on: labels.get(after.node) }),
    properties: {
      ...(plain(propertiesOf(node, rules)) as object), // of a map comes a map
      ...(isMisread(node.attributes[METADATA]) && { [METADATA]: { get_param: parameterOf(node, METADATA) } }),
    },
  }
}

function propertiesOf({ kind, id, attributes }: ExportNode, rules: readonly ExportNode[]): Attributes {
  const lost = WITHOUT[kind] ?? []
  const { description, after: _after, ...rest } = attributes
  const kept = Object.fromEntries(
    Object.entries(SPECIFIED.has(kind) ? rest : { ...rest, ...present({ description }) }).filter(
      ([name]) => !lost.includes(name),
    ),
  )
  return {
    ...special(kind, id, kept, rules),
    ...(SPECIFIED.has(kind) && description !== undefined && { value_specs: { description } }),
  }
}

/** What Heat names differently. */
function special(kind: ExportKind, id: string, attributes: Attributes, rules: readonly ExportNode[]): Attributes {
  if (kind === 'router') {
    const { external_network: network, enable_snat: snat, ...rest } = attributes
    return network === undefined ? rest : { ...rest, external_gateway_info: present({ network, enable_snat: snat }) }
  }
  if (kind === 'security_group')
    return { ...attributes, ...present({ rules: rules.map((rule) => inlineRule(rule, id)) }) }
  if (kind === 'port') {
    const { no_security_groups: none, ...rest } = attributes
    return none ? { ...rest, security_groups: [] } : rest
  }
  if (kind === 'server') {
    const { ports, no_network: none, boot_volume: volume, user_data: data, ...rest } = attributes
    return {
      ...rest,
      ...(Array.isArray(ports) && { networks: ports.map((port: Value) => ({ port })) }),
      ...(none === true && { networks: [{ allocate_network: 'none' }] }),
      ...(volume !== undefined && { block_device_mapping_v2: [{ volume_id: volume, boot_index: 0 }] }),
      ...(data !== undefined && { user_data: data, user_data_format: 'RAW' }),
    }
  }
  if (kind === 'volume_attachment') {
    const { server = null, volume = null, device } = attributes
    return present({ instance_uuid: server, volume_id: volume, mountpoint: device })
  }
  if (kind === 'floating_ip') {
    const { network = null, port, ...rest } = attributes
    return present({ ...rest, floating_network: network, port_id: port })
  }
  return attributes
}

/** In a group's own list, a remote group that is not named is the group itself. */
function inlineRule({ attributes }: ExportNode, group: string): Attributes {
  const { security_group: _group, description: _description, remote_group: remote, ...rest } = attributes
  if (remote === undefined) return rest
  const isSelf = remote instanceof Reference && remote.node === nodeKey('security_group', group)
  return { ...rest, remote_mode: 'remote_group_id', ...(!isSelf && { remote_group_id: remote }) }
}

/**
 * The rules that a group can list itself: those about a group that comes later are resources of their own, since two
 * groups may name each other.
 */
function rulesOf(nodes: readonly ExportNode[]) {
  const order = new Map(nodes.map(({ kind, id }, index) => [nodeKey(kind, id), index]))
  const groupOf = ({ attributes: { security_group: group } }: ExportNode) =>
    group instanceof Reference ? group.node : ''
  const isInline = (rule: ExportNode) => {
    const { remote_group: remote } = rule.attributes
    return !(remote instanceof Reference) || (order.get(remote.node) ?? 0) <= (order.get(groupOf(rule)) ?? 0)
  }
  const inline = new Set(nodes.filter((node) => node.kind === 'security_group_rule' && isInline(node)))
  return {
    inline,
    of: ({ kind, id }: ExportNode) => [...inline].filter((rule) => groupOf(rule) === nodeKey(kind, id)),
  }
}

function lostOf(node: ExportNode, rules: ReturnType<typeof rulesOf>): string[] {
  const { kind, attributes } = node
  const lost = (WITHOUT[kind] ?? []).filter((name) => name in attributes)
  if (kind === 'security_group' && !rules.of(node).some((rule) => rule.attributes['direction'] === 'egress'))
    lost.push('the absence of rules for outgoing traffic')
  if (rules.inline.has(node) && 'description' in attributes) lost.push('description')
  return lost
}
