import type { MetadataChange } from '@meridian/contract'
import { compareText } from '../text/wording.ts'
import { definitionsOf, sameKey, type Definition, type TreeNode } from './metadata-tree.ts'
import { defaultText } from './metadata-value.ts'

/** A key that the thing has, or will have; one that nothing defines is the user's own. */
export interface Entry {
  key: string
  value: string
  definition: Definition | null
}

/** What the thing has now, each with its definition: found in whatever case the key is written. */
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

/** Whether all that a node stands for is there already. */
export const isAdded = (entries: readonly Entry[], node: TreeNode): boolean =>
  definitionsOf(node).every(({ key }) => hasKey(entries, key))

/** Adds a property, or all of an object or namespace that is not there yet, with their defaults. */
export const addNode = (entries: readonly Entry[], node: TreeNode): Entry[] => [
  ...entries,
  ...definitionsOf(node)
    .filter(({ key }, index, all) => !hasKey(entries, key) && all.findIndex((each) => sameKey(each.key, key)) === index)
    .map((definition) => ({ key: definition.key, value: defaultText(definition), definition })),
]

/** Adds a key of the user's own; null where it is there already. */
export function addCustom(entries: readonly Entry[], key: string): Entry[] | null {
  return hasKey(entries, key) ? null : [...entries, { key, value: '', definition: null }]
}

export const removeEntry = (entries: readonly Entry[], key: string): Entry[] =>
  entries.filter((entry) => entry.key !== key)

export const changeEntry = (entries: readonly Entry[], key: string, value: string): Entry[] =>
  entries.map((entry) => (entry.key === key ? { ...entry, value } : entry))

/** What is to be written: keys that are new or other than before, and those that are gone, whatever their case. */
export function changeOf(existing: Readonly<Record<string, string>>, entries: readonly Entry[]): MetadataChange {
  return {
    updated: Object.fromEntries(
      entries.filter(({ key, value }) => existing[key] !== value).map(({ key, value }) => [key, value]),
    ),
    removed: Object.keys(existing).filter((key) => !hasKey(entries, key)),
  }
}
