import { glance, type QueryOf } from '@meridian/contract'
import { imageMembers, images } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { toPropertyChanges } from './image-changes.map.ts'
import { toImage, toListedImage, toProperties } from './images.map.ts'

/** Older names for two of Glance's filters. */
function toFilter([key, value]: [string, string]): [string, string] {
  if (key === 'is_public') return ['visibility', VISIBILITIES[value.toLowerCase()] ?? value]
  return [key === 'property-owner_id' ? 'owner' : key, value]
}

/** By the value of `is_public`, which can also be a visibility. */
const VISIBILITIES: Record<string, string> = { true: 'public', '1': 'public', false: 'private', '0': 'private' }

const filtersFor = (query: QueryOf<typeof glance.imageList>) => ({
  ...Object.fromEntries(Object.entries(filtersOf(query)).map(toFilter)),
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

  serveResource(app, 'image', [
    [glance.imageView, mapped(images.show, toImage)],
    [glance.imageDelete, images.remove],
    [glance.imageDeactivate, images.deactivate],
    [glance.imageReactivate, images.reactivate],
    [glance.imageProperties, mapped(images.show, toProperties)],
    [glance.imagePropertiesUpdate, (client, id, change) => images.update(client, id, toPropertyChanges(change))],
  ])

  serveResource(app, 'image', [
    [glance.imageMemberList, imageMembers.list],
    [glance.imageMemberAdd, (client, id, { member }) => imageMembers.add(client, id, member)],
    [glance.imageMemberUpdate, (client, id, member, { status }) => imageMembers.update(client, id, member, status)],
    [glance.imageMemberRemove, imageMembers.remove],
  ])
}
