import type { MetadataChange } from '@meridian/contract'
import { compareText } from '../../framework/text/wording.ts'
import { definitionsOf, sameKey, type Definition, type TreeNode } from './metadata-tree.ts'
import { defaultText } from './metadata-value.ts'

/** A key that the item has or will have; a custom one has no definition. */
export interface Entry {
  key: string
  value: string
  definition: Definition | null
}

/** The item's current metadata with the definitions, matched case-insensitively. */
export function entriesOf(existing: Readonly<Record<string, string>>, tree: readonly TreeNode[]): Entry[] {
  const definitions = new Map(tree.flatMap(definitionsOf).map((each) => [each.key.toLowerCase(), each]))
  return byKey(
    Object.entries(existing).map(([key, value]) => ({
      key,
      value,
      definition: definitions.get(key.toLowerCase()) ?? null,
    })),
  )
}

const byKey = (entries: Entry[]) => entries.sort((a, b) => compareText(a.key, b.key))

export const hasKey = (entries: readonly Entry[], key: string): boolean =>
  entries.some((entry) => sameKey(entry.key, key))

/** Whether all properties of a node are added. */
export const isAdded = (entries: readonly Entry[], node: TreeNode): boolean =>
  definitionsOf(node).every(({ key }) => hasKey(entries, key))

/** Adds a property, or the missing ones of an object or namespace, with their defaults. */
export const addNode = (entries: readonly Entry[], node: TreeNode): Entry[] => [
  ...entries,
  ...definitionsOf(node)
    .filter(({ key }, index, all) => !hasKey(entries, key) && all.findIndex((each) => sameKey(each.key, key)) === index)
    .map((definition) => ({ key: definition.key, value: defaultText(definition), definition })),
]

/** Adds a custom key; null if it exists. */
export function addCustom(entries: readonly Entry[], key: string): Entry[] | null {
  return hasKey(entries, key) ? null : [...entries, { key, value: '', definition: null }]
}

export const removeEntry = (entries: readonly Entry[], key: string): Entry[] =>
  entries.filter((entry) => entry.key !== key)

export const changeEntry = (entries: readonly Entry[], key: string, value: string): Entry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, value } : entry))

/** The request that saves the entries: new and changed keys, and removed keys, compared case-insensitively. */
export function changeOf(existing: Readonly<Record<string, string>>, entries: readonly Entry[]): MetadataChange {
  return {
    updated: Object.fromEntries(
      entries.filter(({ key, value }) => existing[key] !== value).map(({ key, value }) => [key, value]),
    ),
    removed: Object.keys(existing).filter((key) => !hasKey(entries, key)),
  }
}
