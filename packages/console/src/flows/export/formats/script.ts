import { commandLine, commandsOf, Variable, yamlString } from '@meridian/contract'
import { Reference, type ExportKind, type ExportModel, type ExportNode, type Value } from '../model/export-model.ts'
import { fullLabel, lostComments, type ExportFormat } from './export-format.ts'
import { byName, plannedCalls } from './planned-calls.ts'

/** Commands of the `openstack` client for bash; each id is kept in a variable. */
export const script: ExportFormat = { id: 'script', name: 'openstack', extension: 'sh', write }

const HEAD = `until_available() {
  until [ "$(openstack volume show -f value -c status "$1")" = available ]; do sleep 1; done
}`

/** Kinds without an id that others need. */
const WITHOUT_ID: readonly ExportKind[] = ['keypair', 'router_interface', 'security_group_rule', 'volume_attachment']

function write({ nodes }: ExportModel): string {
  const { calls, known, ids } = plannedCalls(
    { nodes: nodes.map(withProperties) },
    {
      variableOf: (node) => (WITHOUT_ID.includes(node.kind) ? null : fullLabel(node)),
      // A key pair is known by its name.
      textOf: (value) => (value instanceof Reference ? /^keypair ([^]*)$/.exec(value.node)?.[1] : byName(value)),
    },
  )
  const secrets = [...known.values()]
    .filter((one) => one instanceof Variable)
    .map(({ name }) => `: "\${${name.toUpperCase()}:?}"`)
  const written = calls.map((call, index) => {
    const [words] = commandsOf(call)?.commands ?? []
    const [service = '', verb = '', ...options] = words ?? []
    const waiting = service === 'server' && verb === 'create' ? ['--wait'] : []
    const variable = ids.variableAt(index)
    const line = commandLine(call, [service, verb, ...waiting, ...options], ids, variable)
    const node = nodes[index]
    if (!words || !node) return null
    return [variable ? line : `${line} > /dev/null`, ...afterwards(node)]
  })
  const { head, end } = lostComments(nodes, (node, index) => (written[index] ? lostOf(node) : ['all of it']))
  return [
    '#!/usr/bin/env bash',
    ...head,
    'set -eu',
    '',
    HEAD,
    ...secrets,
    '',
    ...written.flatMap((lines) => lines ?? []),
    '',
    ...end,
  ].join('\n')
}

function afterwards(node: ExportNode): string[] {
  const self = `"$${fullLabel(node)}"`
  if (node.kind === 'volume') return [`until_available ${self}`]
  if (node.kind !== 'security_group') return []
  // The rules that each new group has: all rules follow.
  return [
    `for rule in $(openstack security group rule list -f value -c ID ${self}); do openstack security group rule delete "$rule"; done`,
  ]
}

const entriesOf = (value: Value | undefined): [string, Value][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The client takes what is before the first `=` for the name. */
const isProperty = ([name]: [string, Value]) => name !== '' && !name.includes('=')

function withProperties(node: ExportNode): ExportNode {
  const { metadata, ...rest } = node.attributes
  if (metadata === undefined) return node
  return { ...node, attributes: { ...rest, metadata: Object.fromEntries(entriesOf(metadata).filter(isProperty)) } }
}

const lostOf = ({ attributes }: ExportNode): string[] =>
  entriesOf(attributes['metadata']).flatMap((entry) => (isProperty(entry) ? [] : [`metadata ${yamlString(entry[0])}`]))
