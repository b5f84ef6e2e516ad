import type { KeyValue } from '../../ui/fields/KeyValueField.tsx'

/** The keys to set, and those to remove. */
export interface SpecsChange {
  updated: Record<string, string>
  removed: string[]
}

/** What changes between the specs and the rows of the form; rows without a key are ignored, and the last of a key counts. */
export function specsChange(before: Readonly<Record<string, string | null>>, rows: readonly KeyValue[]): SpecsChange {
  const after = new Map(rows.filter(({ key }) => key).map(({ key, value }) => [key, value]))
  return {
    updated: Object.fromEntries([...after].filter(([key, value]) => before[key] !== value)),
    removed: Object.keys(before).filter((key) => !after.has(key)),
  }
}
