import type {
  MetadefAssociation,
  MetadefObject,
  MetadefProperty,
  MetadefResourceType,
  MetadefTag,
} from '@meridian/wire'
import type { MetadefVisibility } from '@meridian/wire'
import type { Auth } from '../../../core/auth/auth.ts'
import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { any, is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

/** A namespace with all its definitions, read and written as one document. */
export interface NamespaceRow {
  id: string
  namespace: string
  display_name?: string
  description?: string
  visibility: MetadefVisibility
  protected: boolean
  owner: string
  created_at: string
  updated_at: string
  associations: MetadefAssociation[]
  properties: Record<string, MetadefProperty>
  objects: MetadefObject[]
  tags: MetadefTag[]
}

export const SORT_KEYS = [
  'namespace',
  'display_name',
  'visibility',
  'owner',
  'protected',
  'created_at',
  'updated_at',
] as const
export type SortKey = (typeof SORT_KEYS)[number]

const namespaces = collection<NamespaceRow, SortKey>('glance_metadef_namespaces')
const resourceTypes = collection<MetadefResourceType & { id: string }>('glance_metadef_resource_types')

export const { insert, update, remove } = namespaces
export const find = (db: Db, name: string) => namespaces.first(db, is('namespace', name))

export interface NamespacePage {
  where: readonly Condition[]
  sort: readonly Sort<SortKey | 'id'>[]
  after?: string
  limit: number
}

export const list = (db: Db, auth: Auth, isAdmin: boolean, { where, ...page }: NamespacePage) =>
  namespaces.list(db, { ...page, where: [...(isAdmin ? [] : [inSight(auth)]), ...where] })

const inSight = ({ projectId }: Auth) => any(is('visibility', 'public'), is('owner', projectId ?? ''))

export const isVisible = ({ visibility, owner }: NamespaceRow, auth: Auth, isAdmin: boolean) =>
  isAdmin || visibility === 'public' || owner === auth.projectId

export const hasVisibility = (visibility: string) => is('visibility', visibility)

export const isAssociatedWith = (types: readonly string[]) =>
  sql(
    `EXISTS (SELECT 1 FROM json_each(doc, '$.associations') WHERE value ->> 'name' IN (SELECT value FROM json_each(?)))`,
    JSON.stringify(types),
  )

export const listResourceTypes = (db: Db) => resourceTypes.list(db)

/** Resource types are created on first use and never deleted. */
export function addResourceTypes(db: Db, names: readonly string[], now: string): void {
  for (const name of new Set(names)) {
    if (!resourceTypes.find(db, name)) resourceTypes.insert(db, { id: name, name, created_at: now, updated_at: now })
  }
}
