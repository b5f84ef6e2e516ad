import type { glance, Image, ResultOf } from '@meridian/contract'
import type { Image as WireImage } from '@meridian/wire'
import * as z from 'zod'

const KNOWN = [
  'id',
  'name',
  'status',
  'visibility',
  'protected',
  'owner',
  'size',
  'disk_format',
  'container_format',
  'min_disk',
  'min_ram',
  'architecture',
  'checksum',
  'created_at',
  'updated_at',
]
/** Only on the details page: long, or of no use in a list. */
const EXTENDED = ['file', 'locations', 'schema', 'tags', 'virtual_size', 'kernel_id', 'ramdisk_id', 'image_url', 'self']

const properties = (image: WireImage, hidden: string[]) =>
  Object.fromEntries(Object.entries(image).filter(([key]) => !hidden.includes(key)))

function known(image: WireImage): Omit<Image, 'properties' | 'member_status'> {
  return {
    id: image.id,
    name: image.name,
    status: image.status,
    visibility: image.visibility ?? null,
    is_public: image.visibility === 'public',
    protected: image.protected,
    owner: image.owner,
    size: image.size ?? 0,
    disk_format: image.disk_format,
    container_format: image.container_format,
    min_disk: image.min_disk,
    min_ram: image.min_ram,
    architecture: typeof image.architecture === 'string' ? image.architecture : null,
    checksum: image.checksum,
    created_at: image.created_at,
    updated_at: image.updated_at,
    tags: image.tags,
  }
}

const HIDDEN_IN_LISTS = [...KNOWN, ...EXTENDED]

/** An image of a list. */
export const toListedImage = (image: WireImage): Image => ({
  ...known(image),
  member_status: null,
  properties: properties(image, HIDDEN_IN_LISTS),
})

/** An image with all attributes. */
export const toImage = (image: WireImage): Image => ({
  ...known(image),
  member_status: null,
  properties: properties(image, KNOWN),
})

/** Whether another project shares the image. */
export const isOffered = (image: Pick<WireImage, 'owner' | 'visibility'>, project: string | null): boolean =>
  image.visibility === 'shared' && image.owner !== project

/** Read-only properties of Glance. */
const READ_ONLY = ['os_hash_algo', 'os_hash_value', 'stores', 'direct_url']

/** An image's custom properties as text, for the metadata editor. */
export const toProperties = (image: WireImage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(properties(image, [...HIDDEN_IN_LISTS, ...READ_ONLY])).flatMap(([key, value]) =>
      value === null ? [] : [[key, typeof value === 'object' ? JSON.stringify(value) : String(value)]],
    ),
  )

/** Glance sends the flags of a store as text. */
const Stores = z
  .array(
    z
      .object({
        id: z.string(),
        description: z.string().nullish(),
        default: z.unknown(),
        'read-only': z.unknown(),
      })
      .transform((store) => ({
        id: store.id,
        description: store.description ?? null,
        default: String(store.default) === 'true',
        read_only: String(store['read-only']) === 'true',
      })),
  )
  .catch([])

export const toImportInfo = (methods: unknown, stores: unknown): ResultOf<typeof glance.imageImportInfo> => ({
  methods: z.array(z.string()).catch([]).parse(methods),
  stores: Stores.parse(stores),
})
