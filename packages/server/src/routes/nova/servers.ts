import { nova, type QueryOf } from '@meridian/contract'
import { servers } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { filtersOf, pageOf } from '../../paging.ts'
import { serve } from '../../serve.ts'
import { readFloating, withFloating } from './floating-addresses.ts'
import { ImageNames } from './image-names.ts'
import { toNovaServer } from './server-request.map.ts'
import { imageIdOf, toServer, type PartialServer } from './servers.map.ts'

const filtersFor = ({ all_projects: all, ...query }: QueryOf<typeof nova.serverList>) => ({
  ...filtersOf(query),
  sort_key: query.sort_key,
  sort_dir: query.sort_dir,
  all_tenants: all ? 1 : undefined,
})

type Floating = ReturnType<typeof readFloating>

export function serverRoutes(app: FastifyInstance): void {
  const imageNames = new ImageNames()

  /** The servers with what other services know of them; those are asked at the same time. */
  async function complete(request: FastifyRequest, read: PartialServer[], floating?: Floating) {
    const optional = new OptionalReads()
    const ids = read.flatMap((server) => imageIdOf(server) ?? [])
    const [current] = await Promise.all([
      floating ? withFloating(read, floating) : read,
      optional.read(imageNames.load(request, ids), undefined),
    ])
    const names = imageNames.knownTo(request)
    return { items: current.map((server) => toServer(server, names)), ...optional.gaps }
  }

  async function completeOne(request: FastifyRequest, server: PartialServer, floating?: Floating) {
    const { items, ...gaps } = await complete(request, [server], floating)
    return { ...items[0]!, ...gaps } // one in, one out
  }

  serve(app, nova.serverList, async ({ query }, request) => {
    const client = request.openstack('compute')
    const floating = readFloating(request)
    const page = await pageOf(query, (window) => servers.page(client, { ...filtersFor(query), ...window }))
    return { ...page, ...(await complete(request, page.items, floating)) }
  })

  serve(app, nova.serverCreate, async ({ body }, request) => {
    const client = request.openstack('compute')
    const created = await servers.create(client, toNovaServer(body), body.scheduler_hints ?? undefined)
    // The server exists even if it cannot be read yet.
    const read = await servers.show(client, created.id).catch(() => ({ ...created, name: body.name }))
    return completeOne(request, read)
  })

  serve(app, nova.serverView, async ({ params }, request) => {
    const floating = readFloating(request)
    return completeOne(request, await servers.show(request.openstack('compute'), params.id), floating)
  })
}
