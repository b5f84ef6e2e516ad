import { cinder } from '@meridian/contract'
import { allPages, servers, volumeActions, volumes, volumeTransfers, type ServiceClient } from '@meridian/openstack'
import type { Volume as WireVolume } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { OptionalReads } from '../../optional-reads.ts'
import { projectNames } from '../../project-names.ts'
import { serve } from '../../serve.ts'
import { mapped, serveResource } from '../../serve-resource.ts'
import { listed } from './listing.ts'
import { isOnOffer, toVolume } from './volumes.map.ts'

async function serverNames(request: FastifyRequest, optional: OptionalReads, { attachments }: WireVolume) {
  const ids = [...new Set(attachments.flatMap(({ server_id: id }) => id ?? []))]
  const read = async (id: string) => (await servers.show(request.openstack('compute'), id)).name
  return new Map(await Promise.all(ids.map(async (id) => [id, await optional.read(read(id), '')] as const)))
}

const listVolumes = listed(volumes.page)

const transfersIn = (client: ServiceClient, query: { all_tenants?: string }) =>
  allPages((marker) => volumeTransfers.page(client, { ...query, marker }))

export function volumeRoutes(app: FastifyInstance): void {
  serve(app, cinder.volumeList, async ({ query }, request) => {
    const client = request.openstack('volume')
    const optional = new OptionalReads()
    const [page, names] = await Promise.all([
      listVolumes(client, query),
      query.all_projects ? optional.read(projectNames(request), new Map<string, string>()) : undefined,
    ])
    const transfers = page.items.some(isOnOffer)
      ? await optional.read(transfersIn(client, query.all_projects ? { all_tenants: '1' } : {}), [])
      : []
    const items = page.items.map((volume) => toVolume(volume, { transfers, ...(names ? { projects: names } : {}) }))
    return { ...page, items, ...optional.gaps }
  })

  serve(app, cinder.volumeCreate, async ({ body: { image_id: imageRef, ...volume } }, request) =>
    toVolume(await volumes.create(request.openstack('volume'), { ...volume, imageRef })),
  )

  serve(app, cinder.volumeManage, async ({ body }, request) =>
    toVolume(await volumeActions.manage(request.openstack('volume'), body)),
  )

  serve(app, cinder.volumeView, async ({ params }, request) => {
    const client = request.openstack('volume')
    const volume = await volumes.show(client, params.id)
    const optional = new OptionalReads()
    const [names, transfers] = await Promise.all([
      serverNames(request, optional, volume),
      isOnOffer(volume) ? optional.read(transfersIn(client, {}), []) : [],
    ])
    return { ...toVolume(volume, { transfers, servers: names }), ...optional.gaps }
  })

  serve(app, cinder.volumeUpdate, async ({ params, body: { bootable, ...texts } }, request) => {
    const client = request.openstack('volume')
    if (Object.keys(texts).length > 0) await volumes.update(client, params.id, texts)
    if (bootable !== undefined) await volumeActions.setBootable(client, params.id, bootable)
  })

  serveResource(app, 'volume', [
    [cinder.volumeDelete, volumes.remove],
    [cinder.volumeMetadata, mapped(volumes.show, ({ metadata }) => metadata)],
    [cinder.volumeMetadataUpdate, volumes.updateMetadata],
    [cinder.volumeImageMetadata, mapped(volumes.show, (volume) => volume.volume_image_metadata ?? {})],
    [cinder.volumeImageMetadataUpdate, volumeActions.updateImageMetadata],
    [cinder.volumeRevert, (client, id, { snapshot_id: snapshot }) => volumeActions.revert(client, id, snapshot)],
    [cinder.volumeReadOnly, (client, id, { readonly }) => volumeActions.setReadOnly(client, id, readonly)],
    [cinder.volumeEncryption, volumes.encryption],
    [cinder.volumeExtend, (client, id, { new_size: size }) => volumeActions.extend(client, id, size)],
    [cinder.volumeRetype, volumeActions.retype],
    [cinder.volumeUpload, volumeActions.upload],
    [cinder.volumeResetStatus, (client, id, { status }) => volumeActions.resetStatus(client, id, status)],
    [cinder.volumeForceDelete, volumeActions.forceDelete],
    [cinder.volumeMigrate, volumeActions.migrate],
    [cinder.volumeUnmanage, volumeActions.unmanage],
  ])
}
