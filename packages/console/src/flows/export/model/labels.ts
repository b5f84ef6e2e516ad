import type { Draft } from './export-model.ts'

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
