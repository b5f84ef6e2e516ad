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

const MAX_LENGTH = 60

/** A name for each node in the file, unique in its kind: from its name in the cloud, with a number if that is taken. */
export function labelsOf(drafts: readonly Draft[]): string[] {
  const taken = new Set<string>()
  return drafts.map(({ kind, name, title }) => {
    const base = slug(title ?? name) || kind
    for (let number = 1; ; number += 1) {
      const label = number === 1 ? base : `${base}_${number}`
      // All formats but Terraform have one namespace for all kinds.
      const key = `${kind}_${label}`
      if (taken.has(key)) continue
      taken.add(key)
      return label
    }
  })
}

/** Letters, digits and underscores, and a letter first: valid in all formats. */
function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, MAX_LENGTH)
  return /^[0-9]/.test(plain) ? `n${plain}` : plain
}
