import type { Db } from '../../../core/database/db.ts'
import { seededUuid } from '../../../core/ids.ts'
import { projectId } from '../../../seed/company.ts'
import { metadefFiles, METADEFS_LOADED_AT } from '../../../seed/metadefs.ts'
import * as store from './store.ts'

const times = { created_at: METADEFS_LOADED_AT, updated_at: METADEFS_LOADED_AT }
const stamped = <T extends object>(part: T) => ({ ...part, ...times })

/** Public and protected, like the definitions that Glance ships. */
export function seedMetadefs(db: Db): void {
  for (const file of metadefFiles()) {
    const { resource_type_associations, properties = {}, objects = [], tags = [], ...attributes } = file
    store.insert(db, {
      id: seededUuid('metadef', file.namespace),
      visibility: 'public',
      protected: true,
      owner: projectId('admin'),
      ...attributes,
      associations: resource_type_associations.map(stamped),
      properties,
      objects: objects.map(stamped),
      tags: tags.map(stamped),
      ...times,
    })
    const types = resource_type_associations.map(({ name }) => name)
    store.addResourceTypes(db, types, METADEFS_LOADED_AT)
  }
}
