import { Created, hotTemplate, resourcesOf, type Resource, type Value } from '@meridian/contract'
import { nodeKey, Reference, type ExportModel, type ExportNode } from '../model/export-model.ts'
import { fullLabel, lostComments, type ExportFormat } from './export-format.ts'
import { byName, plannedCalls } from './planned-calls.ts'

/** A Heat Orchestration Template. */
export const hot: ExportFormat = { id: 'hot', name: 'HOT', extension: 'yaml', write }

function write(model: ExportModel): string {
  const { nodes } = model
  const { calls, ...names } = plannedCalls(model, { textOf: byName })
  const { resources } = resourcesOf(calls, 'hot', { ...names, labels: nodes.map(fullLabel) })
  const byKey = new Map(nodes.map((node, index) => [nodeKey(node.kind, node.id), { node, resource: resources[index] }]))
  const inline = inlineRules(nodes)
  const rulesOf = (group: string) =>
    [...inline].filter(([, of]) => of === group).flatMap(([rule]) => byKey.get(rule)?.resource ?? [])
  const written = [...byKey].flatMap(([key, { node, resource }]) => {
    if (!resource || inline.has(key)) return []
    const rules = node.kind === 'security_group' ? rulesOf(key).map((rule) => inlineRule(rule, resource)) : []
    const values = rules.length > 0 ? { ...resource.values, rules } : resource.values
    const after = node.after && byKey.get(node.after.node)?.resource
    return [{ ...resource, values, ...(after && { more: { depends_on: after.label } }) }]
  })
  const lostOf = ({ kind, id }: ExportNode, index: number): string[] => {
    const key = nodeKey(kind, id)
    const hasEgress = rulesOf(key).some(({ values }) => values['direction'] === 'egress')
    return [
      ...(resources[index]?.lost ?? []),
      ...(kind === 'security_group' && !hasEgress ? ['the absence of rules for outgoing traffic'] : []),
      ...(inline.has(key) && resources[index]?.values['description'] !== undefined ? ['description'] : []),
    ]
  }
  const { head, end } = lostComments(nodes, lostOf)
  return [...head, hotTemplate(written), ...end].join('\n')
}

/** In a group's own list, a remote group that is not named is the group itself. */
function inlineRule({ values }: Resource, group: Resource): Value {
  const { security_group: _group, description: _description, remote_group: remote, ...rest } = values
  if (remote === undefined) return rest
  const isSelf = remote instanceof Created && remote.resource === group
  return { ...rest, remote_mode: 'remote_group_id', ...(!isSelf && { remote_group_id: remote }) }
}

/**
 * The rules that a group can list itself, with the group: those about a group that comes later are resources of their
 * own, since two groups may name each other.
 */
function inlineRules(nodes: readonly ExportNode[]): ReadonlyMap<string, string> {
  const order = new Map(nodes.map(({ kind, id }, index) => [nodeKey(kind, id), index]))
  return new Map(
    nodes.flatMap(({ kind, id, attributes: { security_group_id: group, remote_group_id: remote } }) => {
      if (kind !== 'security_group_rule' || !(group instanceof Reference)) return []
      const isLater = remote instanceof Reference && (order.get(remote.node) ?? 0) > (order.get(group.node) ?? 0)
      return isLater ? [] : [[nodeKey(kind, id), group.node] as const]
    }),
  )
}
