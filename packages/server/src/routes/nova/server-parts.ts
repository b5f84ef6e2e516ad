import { nova } from '@meridian/contract'
import { ports, securityGroups, serverInterfaces, servers, serverVolumes, volumes } from '@meridian/openstack'
import type { Port, Volume, VolumeAttachment } from '@meridian/wire'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eachOf } from '../../each-of.ts'
import { OptionalReads } from '../../optional-reads.ts'
import { serve } from '../../serve.ts'
import { serveResource } from '../../serve-resource.ts'

const showVolume = (request: FastifyRequest, id: string) => volumes.show(request.openstack('volume'), id)

/** An attachment's id is its volume's id; newer microversions omit it. */
const toAttachment = (attachment: VolumeAttachment, volume: Volume | null) => ({
  ...attachment,
  id: attachment.id ?? attachment.volumeId,
  name: volume && (volume.name || volume.id),
  size: volume && volume.size,
  volume_type: volume && volume.volume_type,
  bootable: volume && volume.bootable === 'true',
  image: volume?.volume_image_metadata ?? null,
})

/** Nova is called too, since it refuses a server that the user may not see; Neutron would return no ports. */
async function portsOf(request: FastifyRequest, id: string): Promise<Port[]> {
  const [, found] = await Promise.all([
    servers.show(request.openstack('compute'), id),
    ports.list(request.openstack('network'), { device_id: id }),
  ])
  return found
}

export function serverPartRoutes(app: FastifyInstance): void {
  serve(app, nova.serverVolumeList, async ({ params }, request) => {
    const optional = new OptionalReads()
    const attached = await serverVolumes.list(request.openstack('compute'), params.id)
    const items = await eachOf(attached, async (attachment) =>
      toAttachment(attachment, await optional.read(showVolume(request, attachment.volumeId), null)),
    )
    return { items, ...optional.gaps }
  })

  serve(app, nova.serverSecurityGroupList, async ({ params }, request) => {
    const id = [...new Set((await portsOf(request, params.id)).flatMap((port) => port.security_groups))]
    const found = id.length ? await securityGroups.list(request.openstack('network'), { id }) : []
    return { items: found.map((group) => ({ ...group })) }
  })

  serve(app, nova.serverSecurityGroupReplace, async ({ params, body }, request) => {
    const neutron = request.openstack('network')
    const secured = (await portsOf(request, params.id)).filter((port) => port.port_security_enabled)
    await eachOf(secured, (port) => ports.update(neutron, port.id, { security_groups: body.groups }))
  })

  serveResource(app, 'compute', [
    [nova.serverMetadata, servers.metadata],
    [nova.serverMetadataUpdate, servers.updateMetadata],
    [
      nova.serverVolumeAttach,
      async (client, id, { volume_id: volumeId, ...device }) =>
        toAttachment(await serverVolumes.attach(client, id, { volumeId, ...device }), null),
    ],
    [nova.serverVolumeDetach, serverVolumes.detach],
    [nova.serverInterfaceList, serverInterfaces.list],
    [
      nova.serverInterfaceAttach,
      (client, id, { port, network, fixed_ip: address }) =>
        serverInterfaces.attach(client, id, {
          ...(port ? { port_id: port } : {}),
          ...(network ? { net_id: network } : {}),
          ...(address ? { fixed_ips: [{ ip_address: address }] } : {}),
        }),
    ],
    [nova.serverInterfaceDetach, serverInterfaces.detach],
  ])
}
