import { readdirSync, readFileSync } from 'node:fs'
import type { MetadefAssociation, MetadefObject, MetadefProperty } from '@meridian/wire'

/** A file of metadata definitions in the format of Glance's loader. */
export interface MetadefFile {
  namespace: string
  display_name: string
  description: string
  resource_type_associations: MetadefAssociation[]
  properties?: Record<string, MetadefProperty>
  objects?: MetadefObject[]
  tags?: { name: string }[]
}

const FOLDER = new URL('./metadefs/', import.meta.url)

/** The seeded metadata definitions, sorted by file name. */
export function metadefFiles(): MetadefFile[] {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
  return names.toSorted().map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as MetadefFile) // the files are ours
}

export const METADEFS_LOADED_AT = '2026-03-01T08:00:00Z'
