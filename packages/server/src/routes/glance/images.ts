import { glance, type QueryOf } from '@meridian/contract'
import { allPages, images } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { toImage, toListedImage } from './images.map.ts'

/** How many items a page of a list has unless the caller says otherwise. */
const PAGE_SIZE = 20
/** How many are asked of Glance at once when all are wanted: its own default maximum. */
const BATCH_SIZE = 1000

/** Older names for two of Glance's filters. */
const RENAMED: Record<string, string> = { is_public: 'visibility', 'property-owner_id': 'owner' }

function filtersOf({
  paginate: _paginate,
  marker: _marker,
  page_size: _size,
  sort_key,
  sort_dir,
  ...filters
}: QueryOf<typeof glance.imageList>) {
  const renamed = Object.entries(filters).map(([key, value]) => [RENAMED[key] ?? key, value])
  return {
    ...(Object.fromEntries(renamed) as Record<string, string>), // ImageQuery lets only strings through
    sort_key: sort_key ?? 'created_at',
    sort_dir: sort_dir ?? 'desc',
  }
}

export function imageRoutes(app: FastifyInstance): void {
  serve(app, glance.version, () => ({ version: '2' }))

  serve(app, glance.imageList, async ({ query }, request) => {
    const client = request.openstack('image')
    const filters = filtersOf(query)
    if (!query.paginate) {
      const all = await allPages(async (marker) => {
        const { images: items, more } = await images.page(client, { ...filters, limit: BATCH_SIZE, marker })
        return { items, more }
      })
      return { items: all.map(toListedImage), has_more_data: false, has_prev_data: false }
    }
    const size = query.page_size ?? PAGE_SIZE
    const page = await images.page(client, { ...filters, limit: size + 1, marker: query.marker })
    return {
      items: page.images.slice(0, size).map(toListedImage),
      has_more_data: page.images.length > size,
      has_prev_data: query.marker !== undefined,
    }
  })

  serve(app, glance.imageView, async ({ params }, request) =>
    toImage(await images.show(request.openstack('image'), params.id)),
  )

  serve(app, glance.imageDelete, ({ params }, request) => images.remove(request.openstack('image'), params.id))
}
