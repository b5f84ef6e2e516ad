import { glance, type QueryOf } from '@meridian/contract'
import { imageMembers, images } from '@meridian/openstack'
import type { Image } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ifPresent } from '../../if-present.ts'
import { filtersOf, pageOf } from '../../paging.ts'
import { isAdmin } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { toPropertyChanges } from './image-changes.map.ts'
import { isOffered, toImage, toImportInfo, toListedImage, toProperties } from './images.map.ts'
import { visiblePage } from './visible-images.ts'

/** Older names for two of Glance's filters. */
function toFilter([key, value]: [string, string]): [string, string] {
  if (key === 'is_public') return ['visibility', VISIBILITIES[value.toLowerCase()] ?? value]
  return [key === 'property-owner_id' ? 'owner' : key, value]
}

/** By the value of `is_public`, which can also be a visibility. */
const VISIBILITIES: Record<string, string> = { true: 'public', '1': 'public', false: 'private', '0': 'private' }

const filtersFor = ({
  all_projects: _all,
  ...query
}: QueryOf<typeof glance.imageList>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(filtersOf(query)).map(toFilter)),
  sort_key: query.sort_key ?? 'created_at',
  sort_dir: query.sort_dir ?? 'desc',
})

const projectOf = (request: FastifyRequest) => request.access.token.project?.id ?? null

/** The status of an image that another project shares. */
const offerOf = (image: Image, project: string | null, status: string | null) =>
  isOffered(image, project) && status !== 'all' ? { member_status: status } : {}

export function imageRoutes(app: FastifyInstance): void {
  serve(app, glance.version, () => ({ version: '2' }))

  serve(app, glance.imageList, async ({ query }, request) => {
    const client = request.openstack('image')
    const project = projectOf(request)
    const filters = filtersFor(query)
    // Who names an owner gets what Glance has of that one.
    const isWhole = query.all_projects || filters.owner !== undefined || project === null || !isAdmin(request.access)
    const page = await pageOf(query, (window) =>
      isWhole ? images.page(client, { ...filters, ...window }) : visiblePage(client, { project, filters }, window),
    )
    const status = query.visibility === 'shared' ? (query.member_status ?? null) : null
    return {
      ...page,
      items: page.items.map((image) => ({ ...toListedImage(image), ...offerOf(image, project, status) })),
    }
  })

  serve(app, glance.imageView, async ({ params: { id } }, request) => {
    const client = request.openstack('image')
    const image = await images.show(client, id)
    const project = projectOf(request)
    if (project === null || !isOffered(image, project)) return toImage(image)
    // An administrator also sees images that nobody shares with the project.
    const member = await ifPresent(imageMembers.show(client, id, project))
    return { ...toImage(image), ...offerOf(image, project, member?.status ?? null) }
  })

  serveResource(app, 'image', [
    [glance.imageDelete, images.remove],
    [glance.imageDeactivate, images.deactivate],
    [glance.imageReactivate, images.reactivate],
    [glance.imageProperties, mapped(images.show, toProperties)],
    [
      glance.imagePropertiesUpdate,
      async (client, id, change) => {
        const changes = toPropertyChanges(await images.show(client, id), change)
        if (changes.length > 0) await images.update(client, id, changes)
      },
    ],
    [
      glance.imageTagsUpdate,
      async (client, id, { tags }) => {
        await images.update(client, id, [{ op: 'replace', path: '/tags', value: tags }])
      },
    ],
    [glance.imageImport, (client, id, { url }) => images.importFrom(client, id, url)],
    [glance.imageCopy, (client, id, { stores }) => images.copyTo(client, id, stores)],
    [glance.imageStoreRemove, images.removeFrom],
  ])

  serve(app, glance.imageOfferAnswer, ({ params: { id }, body: { status } }, request) =>
    imageMembers.update(request.openstack('image'), id, projectOf(request) ?? '', status),
  )

  serve(app, glance.imageImportInfo, async (_input, request) => {
    const client = request.openstack('image')
    const [methods, stores] = await Promise.all([
      ifPresent(images.importMethods(client)),
      // 404 unless the operator has configured several stores.
      ifPresent(images.stores(client)),
    ])
    return toImportInfo(methods, stores)
  })

  serveResource(app, 'image', [
    [glance.imageMemberList, imageMembers.list],
    [glance.imageMemberAdd, (client, id, { member }) => imageMembers.add(client, id, member)],
    [glance.imageMemberUpdate, (client, id, member, { status }) => imageMembers.update(client, id, member, status)],
    [glance.imageMemberRemove, imageMembers.remove],
  ])
}
