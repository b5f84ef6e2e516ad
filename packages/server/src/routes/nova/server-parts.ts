import { nova } from '@meridian/contract'
import { ports, securityGroups, serverInterfaces, servers, serverVolumes, volumes } from '@meridian/openstack'
import type { Port, VolumeAttachment } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { Gaps } from '../../gaps.ts'
import { serve } from '../../serve.ts'

async function volumeName(request: FastifyRequest, id: string): Promise<string> {
  return (await volumes.show(request.openstack('volume'), id)).name || id
}

/** Nova's answer to an attachment's id was always the volume's; newer ones leave it out. */
const toAttachment = (attachment: VolumeAttachment, name: string | null) => ({
  ...attachment,
  id: attachment.id ?? attachment.volumeId,
  name,
})

/** The ports of a server that the user may see: Nova refuses others before Neutron is asked. */
async function portsOf(request: FastifyRequest, id: string): Promise<Port[]> {
  const [, { items }] = await Promise.all([
    servers.show(request.openstack('compute'), id),
    ports.page(request.openstack('network'), { device_id: id }),
  ])
  return items
}

export function serverPartRoutes(app: FastifyInstance): void {
  serve(app, nova.serverMetadata, ({ params }, request) => servers.metadata(request.openstack('compute'), params.id))

  serve(app, nova.serverMetadataUpdate, ({ params, body }, request) =>
    servers.updateMetadata(request.openstack('compute'), params.id, body),
  )

  serve(app, nova.serverVolumeList, async ({ params }, request) => {
    const gaps = new Gaps()
    const attached = await serverVolumes.list(request.openstack('compute'), params.id)
    const items = await eachOf(attached, async (attachment) =>
      toAttachment(attachment, await gaps.fill(volumeName(request, attachment.volumeId), null)),
    )
    return { items, ...gaps.named }
  })

  serve(app, nova.serverVolumeAttach, async ({ params, body: { volume_id: volumeId, ...device } }, request) =>
    toAttachment(await serverVolumes.attach(request.openstack('compute'), params.id, { volumeId, ...device }), null),
  )

  serve(app, nova.serverVolumeDetach, ({ params }, request) =>
    serverVolumes.detach(request.openstack('compute'), params.id, params.volume),
  )

  serve(app, nova.serverInterfaceList, async ({ params }, request) => ({
    items: await serverInterfaces.list(request.openstack('compute'), params.id),
  }))

  serve(app, nova.serverInterfaceAttach, ({ params, body }, request) =>
    serverInterfaces.attach(request.openstack('compute'), params.id, {
      ...(body.port ? { port_id: body.port } : {}),
      ...(body.network ? { net_id: body.network } : {}),
      ...(body.fixed_ip ? { fixed_ips: [{ ip_address: body.fixed_ip }] } : {}),
    }),
  )

  serve(app, nova.serverInterfaceDetach, ({ params }, request) =>
    serverInterfaces.detach(request.openstack('compute'), params.id, params.port),
  )

  serve(app, nova.serverSecurityGroupList, async ({ params }, request) => {
    const id = [...new Set((await portsOf(request, params.id)).flatMap((port) => port.security_groups))]
    const { items } = id.length ? await securityGroups.page(request.openstack('network'), { id }) : { items: [] }
    return { items: items.map((group) => ({ ...group })) }
  })

  serve(app, nova.serverSecurityGroupReplace, async ({ params, body }, request) => {
    const neutron = request.openstack('network')
    const secured = (await portsOf(request, params.id)).filter((port) => port.port_security_enabled)
    await eachOf(secured, (port) => ports.update(neutron, port.id, { security_groups: body.groups }))
  })
}
