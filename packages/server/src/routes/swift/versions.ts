import { MAX_SEARCHED, MAX_VERSIONS, swift, type ObjectVersion } from '@meridian/contract'
import { objects, type ServiceClient } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'
import { sendAttachment } from './objects.ts'
import { toObjectVersion } from './swift.map.ts'

export function objectVersionRoutes(app: FastifyInstance): void {
  serve(app, swift.objectVersionList, async ({ params, query }, request) =>
    listVersions(request.openstack('object-store'), params.container, query.path),
  )

  serve(app, swift.objectVersionDownload, async ({ params: { container, path, version } }, request, reply) => {
    const range = request.headers.range
    const client = request.openstack('object-store')
    const found = await objects.open(client, container, path, range ? { range } : {}, version)
    return sendAttachment(reply, path, found)
  })

  serve(app, swift.objectVersionRestore, ({ params: { container, path, version } }, request) =>
    objects.restoreVersion(request.openstack('object-store'), container, path, version),
  )

  serve(app, swift.objectVersionDelete, ({ params: { container, path, version } }, request) =>
    objects.removeVersion(request.openstack('object-store'), container, path, version),
  )
}

const PAGE = 10_000

async function listVersions(client: ServiceClient, container: string, path: string | undefined) {
  const found: ObjectVersion[] = []
  let after: objects.Version | undefined
  for (let searched = 0; searched < MAX_SEARCHED; searched += PAGE) {
    const page = await objects.listVersions(client, container, { prefix: path, after, limit: PAGE })
    const items = page.map(toObjectVersion)
    found.push(...items.filter((item) => (path === undefined ? !item.is_current : item.path === path)))
    after = page.at(-1)
    // The store's pages may be smaller than ours, so only an empty page is the last one. Longer names with the same
    // beginning come after all versions of the object.
    if (after === undefined || (path !== undefined && after.name !== path) || found.length > MAX_VERSIONS)
      return { items: found.slice(0, MAX_VERSIONS), is_complete: found.length <= MAX_VERSIONS }
  }
  return { items: found, is_complete: false }
}
