import type { ImageStatus, ImageVisibility } from '@meridian/wire'
import type { Auth } from '../../../core/auth/auth.ts'
import { collection } from '../../../core/database/collection.ts'
import type { Sort } from '../../../core/database/collection.ts'
import { any, is, sql } from '../../../core/database/condition.ts'
import type { Condition } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export interface ImageRow {
  id: string
  name: string | null
  status: ImageStatus
  visibility: ImageVisibility
  protected: boolean
  os_hidden: boolean
  owner: string | null
  size: number | null
  virtual_size: number | null
  disk_format: string | null
  container_format: string | null
  min_disk: number
  min_ram: number
  checksum: string | null
  os_hash_algo: string | null
  os_hash_value: string | null
  tags: string[]
  created_at: string
  updated_at: string
  /** Custom properties. */
  properties: Record<string, string | null>
  /** The stores that have its data; the default one unless it was copied. */
  stores?: string[]
  /** Where its data is, if that was set. */
  locations?: { url: string; metadata: Record<string, unknown> }[]
  /** The attributes of data that is staged for import. */
  staged?: Pick<ImageRow, 'size' | 'virtual_size' | 'checksum' | 'os_hash_algo' | 'os_hash_value'>
}

export const SORT_KEYS = [
  'name',
  'status',
  'container_format',
  'disk_format',
  'size',
  'id',
  'created_at',
  'updated_at',
] as const
export type SortKey = (typeof SORT_KEYS)[number]

const images = collection<ImageRow, SortKey>('glance_images')

export const { insert, find, update, remove } = images

export interface Visible {
  auth: Auth
  /** Administrators see the images of all projects. */
  isAdmin: boolean
  /** A visibility, or `all`; by default the list has no community images of other projects. */
  visibility?: ImageVisibility | 'all' | undefined
  /** Member status of images that are shared with the project; `all` for any. */
  memberStatus: string
}

export interface ImagePage {
  where: readonly Condition[]
  sort: readonly Sort<SortKey>[]
  marker?: string | undefined
  limit: number
}

export function list(db: Db, visible: Visible, { where, sort, marker, limit }: ImagePage): ImageRow[] {
  const after = marker === undefined ? {} : { after: marker }
  return images.list(db, { where: [...inSight(visible), ...where], sort, limit, ...after })
}

/** An image without an owner belongs to no project, not even to a token without a project. */
export const isOwn = (image: ImageRow, auth: Auth) => image.owner !== null && image.owner === auth.projectId

/** Whether the project can see the image; the member status does not matter. */
export const isVisible = (db: Db, image: ImageRow, auth: Auth, isAdmin: boolean) =>
  isAdmin ||
  image.visibility === 'public' ||
  image.visibility === 'community' ||
  isOwn(image, auth) ||
  (image.visibility === 'shared' && images.first(db, is('id', image.id), sharedWith(auth, 'all')) !== undefined)

function inSight({ auth, isAdmin, visibility, memberStatus }: Visible): Condition[] {
  const own = auth.projectId === null ? any() : is('owner', auth.projectId)
  const visible = any(own, is('visibility', 'public'), is('visibility', 'community'), sharedWith(auth, memberStatus))
  const byVisibility =
    visibility === undefined ? any(own, is('visibility', 'community', '<>')) : is('visibility', visibility)
  return [...(isAdmin ? [] : [visible]), ...(visibility === 'all' ? [] : [byVisibility])]
}

function sharedWith(auth: Auth, memberStatus: string): Condition {
  const member = 'SELECT image_id FROM glance_members WHERE member_id = ?'
  const project = auth.projectId ?? ''
  return memberStatus === 'all'
    ? sql(`visibility = 'shared' AND id IN (${member})`, project)
    : sql(`visibility = 'shared' AND id IN (${member} AND status = ?)`, project, memberStatus)
}

export const listByStatus = (db: Db, status: ImageStatus) => images.list(db, { where: [is('status', status)] })

export const hasTag = (tag: string) => sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.tags') WHERE value = ?)`, tag)

export const hasProperty = (name: string, value: string) =>
  sql(`EXISTS (SELECT 1 FROM json_each(doc, '$.properties') WHERE key = ? AND value = ?)`, name, value)

/** The store that new data goes to. */
export const STORE = 'file'

/** A second store, which data can be copied to; both are the same disk. */
export const SECOND_STORE = 'archive'

export const STORES: readonly string[] = [STORE, SECOND_STORE]

/** The stores that have an image's data. */
export const storesOf = ({ stores = [STORE] }: ImageRow): readonly string[] => stores
