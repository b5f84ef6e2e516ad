import { copyFileSync, linkSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A data folder of a cloud with the demo accounts, copied: seeding a new one takes ten times as long. */
export function seededFolder(): string {
  const template = join(inject('cloudFolder'), 'seeded')
  const dataDir = mkdtempSync(join(inject('cloudFolder'), 'cloud-'))
  for (const { name, parentPath } of filesIn(template)) {
    const folder = parentPath.replace(template, dataDir)
    mkdirSync(folder, { recursive: true })
    // The cloud does not write into the file of an image again, and the seeded ones have gigabytes.
    const copy = name === 'cloud.sqlite' ? copyFileSync : linkSync
    copy(join(parentPath, name), join(folder, name))
  }
  return dataDir
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
