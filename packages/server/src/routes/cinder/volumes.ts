import { cinder } from '@meridian/contract'
import { allPages, servers, volumeActions, volumes, volumeTransfers, type ServiceClient } from '@meridian/openstack'
import type { Volume as WireVolume } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Gaps } from '../../gaps.ts'
import { pageOf } from '../../paging.ts'
import { projectNames } from '../../project-names.ts'
import { serve } from '../../serve.ts'
import { listQuery } from './listing.ts'
import { isOnOffer, toVolume } from './volumes.map.ts'

async function serverNames(request: FastifyRequest, gaps: Gaps, { attachments }: WireVolume) {
  const ids = [...new Set(attachments.flatMap(({ server_id: id }) => id ?? []))]
  const read = async (id: string) => (await servers.show(request.openstack('compute'), id)).name
  return new Map(await Promise.all(ids.map(async (id) => [id, await gaps.fill(read(id), '')] as const)))
}

const transfersIn = (client: ServiceClient, query: { all_tenants?: string }) =>
  allPages((marker) => volumeTransfers.page(client, { ...query, marker }))

export function volumeRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const gaps = new Gaps()
    const [page, names] = await Promise.all([
      pageOf(query, (window) => volumes.page(client, { ...listQuery(query), ...window })),
      query.all_projects ? gaps.fill(projectNames(request), new Map<string, string>()) : undefined,
    ])
    const transfers = page.items.some(isOnOffer)
      ? await gaps.fill(transfersIn(client, query.all_projects ? { all_tenants: '1' } : {}), [])
      : []
    const items = page.items.map((volume) => toVolume(volume, { transfers, ...(names ? { projects: names } : {}) }))
    return { ...page, items, ...gaps.named }
  })

  serve(app, cinder.volumeCreate, async ({ body: { image_id: imageRef, ...volume } }, request) =>
    toVolume(await volumes.create(request.openstack('volume'), { ...volume, imageRef })),
  )

  serve(app, cinder.volumeView, async ({ params }, request) => {
    const client = request.openstack('volume')
    const volume = await volumes.show(client, params.id)
    const gaps = new Gaps()
    const [names, transfers] = await Promise.all([
      serverNames(request, gaps, volume),
      isOnOffer(volume) ? gaps.fill(transfersIn(client, {}), []) : [],
    ])
    return { ...toVolume(volume, { transfers, servers: names }), ...gaps.named }
  })

  serve(app, cinder.volumeUpdate, async ({ params, body: { bootable, ...texts } }, request) => {
    const client = request.openstack('volume')
    if (Object.keys(texts).length > 0) await volumes.update(client, params.id, texts)
    if (bootable !== undefined) await volumeActions.setBootable(client, params.id, bootable)
  })

  serve(app, cinder.volumeDelete, ({ params }, request) => volumes.remove(request.openstack('volume'), params.id))

  serve(
    app,
    cinder.volumeMetadata,
    async ({ params }, request) => (await volumes.show(request.openstack('volume'), params.id)).metadata,
  )

  serve(app, cinder.volumeMetadataUpdate, ({ params, body }, request) =>
    volumes.updateMetadata(request.openstack('volume'), params.id, body),
  )

  serve(app, cinder.volumeEncryption, ({ params }, request) =>
    volumes.encryption(request.openstack('volume'), params.id),
  )
}
