import type { CloudFacts } from './cloud-facts.ts'
import { draftsOf } from './drafts.ts'
import {
  EXPORT_KINDS,
  nodeKey,
  referencesIn,
  referencesOfNode,
  type Draft,
  type ExportModel,
  type ExportNode,
} from './export-model.ts'
import { labelsOf } from './labels.ts'

/** Kinds that belong to another resource, by the attribute that names it, or by the path of the call: they are exported with it. */
const PART_OF: Partial<Record<Draft['kind'], string>> = {
  subnet: 'network_id',
  router_interface: 'parts',
  security_group_rule: 'security_group_id',
  volume_attachment: 'parts',
}

/**
 * The model of the whole project, or of the resources with these ids, their parts and all that they depend on. Nodes
 * that others refer to come first.
 */
export function buildModel(facts: CloudFacts, ids: ReadonlySet<string> | null = null): ExportModel {
  const all = new Map(draftsOf(facts).map((draft) => [nodeKey(draft.kind, draft.id), draft]))
  const chosen = ids === null ? all : closure(all, ids)
  const drafts = [...chosen.values()].toSorted(
    (one, other) => EXPORT_KINDS.indexOf(one.kind) - EXPORT_KINDS.indexOf(other.kind),
  )
  const labels = labelsOf(drafts)
  return {
    nodes: drafts.map(({ title: _title, ...draft }, index): ExportNode => ({ ...draft, label: labels[index] ?? '' })),
  }
}

function closure(all: ReadonlyMap<string, Draft>, ids: ReadonlySet<string>): Map<string, Draft> {
  const parts = new Map<string, string[]>()
  for (const [key, { kind, attributes, parts: path = [] }] of all) {
    const [whole] = referencesIn({ ...attributes, parts: path }[PART_OF[kind] ?? ''])
    if (whole) parts.set(whole, [...(parts.get(whole) ?? []), key])
  }
  const found = new Map<string, Draft>()
  const waiting = [...all].filter(([, { id }]) => ids.has(id)).map(([key]) => key)
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const draft = all.get(key)
    if (!draft || found.has(key)) continue
    found.set(key, draft)
    waiting.push(...referencesOfNode(draft), ...(parts.get(key) ?? []))
  }
  return found
}
