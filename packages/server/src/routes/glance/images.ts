import { glance, type QueryOf } from '@meridian/contract'
import { images } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { toImage, toListedImage } from './images.map.ts'

/** Older names for two of Glance's filters. */
const RENAMED: Record<string, string> = { is_public: 'visibility', 'property-owner_id': 'owner' }

const filtersFor = (query: QueryOf<typeof glance.imageList>) => ({
  ...Object.fromEntries(Object.entries(filtersOf(query)).map(([key, value]) => [RENAMED[key] ?? key, value])),
  sort_key: query.sort_key ?? 'created_at',
  sort_dir: query.sort_dir ?? 'desc',
})

export function imageRoutes(app: FastifyInstance): void {
  serve(app, glance.version, () => ({ version: '2' }))

  serve(app, glance.imageList, async ({ query }, request) => {
    const client = request.openstack('image')
    const page = await pageOf(query, (window) => images.page(client, { ...filtersFor(query), ...window }))
    return { ...page, items: page.items.map(toListedImage) }
  })

  serve(app, glance.imageView, async ({ params }, request) =>
    toImage(await images.show(request.openstack('image'), params.id)),
  )

  serve(app, glance.imageDelete, ({ params }, request) => images.remove(request.openstack('image'), params.id))

  serve(app, glance.imageDeactivate, ({ params }, request) => images.deactivate(request.openstack('image'), params.id))

  serve(app, glance.imageReactivate, ({ params }, request) => images.reactivate(request.openstack('image'), params.id))
}
