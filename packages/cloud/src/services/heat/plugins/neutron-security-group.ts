import { Fault } from '../../../core/errors/fault.ts'
import { isMap } from '../template/json.ts'
import type { Json, JsonMap } from '../template/json.ts'
import { optionalId } from './lookup.ts'
import { neutron } from './neutron.ts'
import type { Plugin, Work } from './plugin.ts'
import { given, idOf, nameOf } from './rest.ts'
import { changeable, existing, integer, list, map, oneOf, range, text } from './schema.ts'

const groups = neutron('security-groups', 'security_group')
const portNumber = (description: string) => integer(description, { constraints: [range(0, 65_535)] })

function ruleOf(work: Work, rule: JsonMap): JsonMap {
  const group = work.resource.physical_id
  const isByGroup = rule['remote_mode'] === 'remote_group_id'
  const remote = isByGroup ? (optionalId(work, 'neutron.security_group', rule['remote_group_id']) ?? group) : undefined
  return {
    security_group_id: group,
    ...given(rule, ['direction', 'ethertype', 'port_range_min', 'port_range_max', 'protocol', 'remote_ip_prefix']),
    ...(remote !== undefined && { remote_group_id: remote }),
  }
}

/** Ignores rules that exist already. */
function addRules(work: Work, rules: Json): void {
  for (const rule of Array.isArray(rules) ? rules : []) {
    if (!isMap(rule)) continue
    try {
      const body = { security_group_rule: ruleOf(work, rule) }
      work.callService('network', { method: 'POST', path: '/v2.0/security-group-rules', body })
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 409) throw error
    }
  }
}

/** Egress rules in the template replace the group's default ones. */
function clearRules(work: Work, isUnwanted: (rule: JsonMap) => boolean): void {
  const rules = groups.show(work)['security_group_rules'] ?? []
  for (const rule of Array.isArray(rules) ? rules : []) {
    if (isMap(rule) && isUnwanted(rule)) {
      work.callService('network', { method: 'DELETE', path: `/v2.0/security-group-rules/${String(rule['id'])}` })
    }
  }
}

const hasEgress = (rules: Json) =>
  Array.isArray(rules) && rules.some((rule) => isMap(rule) && rule['direction'] === 'egress')

export const securityGroup: Plugin = {
  type: 'OS::Neutron::SecurityGroup',
  since: '2014.1',
  description: 'A security group with its rules.',
  properties: {
    name: text('Its name.', { ...changeable }),
    description: text('Description.', changeable),
    rules: list(
      'Its rules.',
      map('A rule.', {
        direction: text('Direction.', { default: 'ingress', constraints: [oneOf('ingress', 'egress')] }),
        ethertype: text('IP version.', { default: 'IPv4', constraints: [oneOf('IPv4', 'IPv6')] }),
        port_range_min: portNumber('The first port.'),
        port_range_max: portNumber('The last port.'),
        protocol: text('The protocol.'),
        remote_mode: text('Whether the remote is a CIDR or a security group.', {
          default: 'remote_ip_prefix',
          constraints: [oneOf('remote_ip_prefix', 'remote_group_id')],
        }),
        remote_group_id: text('Remote security group.', existing('neutron.security_group')),
        remote_ip_prefix: text('Remote CIDR.', existing('net_cidr')),
      }),
      { default: [], ...changeable },
    ),
  },
  attributes: {},
  ...groups.hooks,
  create(work) {
    const id = idOf(groups.create(work, { name: nameOf(work), ...given(work.properties, ['description']) }))
    const rules = work.properties['rules'] ?? []
    const recorded = work.recordId(id)
    if (hasEgress(rules)) clearRules(recorded, (rule) => rule['direction'] === 'egress')
    addRules(recorded, rules)
    return { id }
  },
  update(work, changes) {
    groups.change(work, given(changes, ['name', 'description']))
    if (!('rules' in changes)) return
    const rules = work.properties['rules'] ?? []
    clearRules(work, (rule) => rule['direction'] === 'ingress' || hasEgress(rules))
    addRules(work, rules)
  },
}
