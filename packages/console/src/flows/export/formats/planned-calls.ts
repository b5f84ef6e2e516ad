import { creationOf, Existing, NewIds, Variable, type UpstreamCall } from '@meridian/contract'
import { nodeKey, Reference, type ExportModel, type ExportNode, type Value } from '../model/export-model.ts'
import { fullLabel } from './export-format.ts'

/** The calls that create the nodes of a model, one for each. Nobody sends them: they are written as texts. */
export interface PlannedCalls {
  calls: readonly UpstreamCall[]
  ids: NewIds
  /** What stands for values that are no text: placeholders, unlike any name. */
  known: ReadonlyMap<string, Existing | Variable>
}

interface Options {
  /** The name of the variable of a shell for what a node creates; null if it has none. */
  variableOf?: (node: ExportNode) => string | null
  /** The text for a value; undefined for a placeholder. */
  textOf?: (value: Reference | Existing) => string | undefined
}

export function plannedCalls(
  { nodes }: ExportModel,
  { variableOf = () => null, textOf = () => undefined }: Options = {},
): PlannedCalls {
  const run = `new-${crypto.randomUUID()}`
  const pattern = new RegExp(`${run}-\\d+-`, 'g')
  const idOf = new Map(nodes.map((node, index) => [nodeKey(node.kind, node.id), `${run}-${index}-`]))
  const known = new Map<string, Existing | Variable>()
  const variables = new Map(
    nodes.flatMap((node) => {
      const name = variableOf(node)
      return name === null ? [] : [[idOf.get(nodeKey(node.kind, node.id)) ?? '', name] as const]
    }),
  )
  const placeholder = (value: Existing | Variable) => {
    const text = `${run}-${nodes.length + known.size}-`
    known.set(text, value)
    if (value instanceof Variable) variables.set(text, value.name.toUpperCase())
    return text
  }
  const calls = nodes.map((node) => {
    const plain = (value: Value): unknown => {
      if (value instanceof Reference) return textOf(value) ?? idOf.get(value.node)
      if (value instanceof Existing) return textOf(value) ?? placeholder(value)
      // User data, which is base64.
      if (value instanceof Variable)
        return btoa(placeholder(new Variable(variableName(node, value), value.description)))
      if (Array.isArray(value)) return value.map(plain)
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plain(one)]))
    }
    const parts = (node.parts ?? []).map((one) => String(plain(one)))
    const call = creationOf(
      node.kind,
      parts,
      plain(node.attributes) as object,
      idOf.get(nodeKey(node.kind, node.id)) ?? '',
    ) // of a map comes a map
    return { ...call, version: node.kind === 'server' ? SERVERS_WITH_TAGS : null }
  })
  return { calls, known, ids: new NewIds(calls, { variables, pattern }) }
}

/** The microversion in which servers are created with tags. */
const SERVERS_WITH_TAGS = '2.52'

const variableName = (node: ExportNode, { name }: Variable): string => `${fullLabel(node)}_${name}`

/** The names of what exists, in the place of its ids: Heat and the client take both. */
export const byName = (value: Reference | Existing): string | undefined =>
  value instanceof Existing ? value.name : undefined
