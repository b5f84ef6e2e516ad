import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, Metadata, MetadataChange } from '../items.ts'
import { securityGroupEndpoints } from '../network/security-groups.ts'

const VolumeAttachment = z.object({
  id: z.string(),
  volumeId: z.string(),
  serverId: z.string(),
  device: z.string().nullable(),
  delete_on_termination: z.boolean().nullable().default(null),
  /** Name of the volume; its id if it has no name, null if Cinder does not respond. */
  name: z.string().nullable(),
  /** Gigabytes; null if Cinder does not respond, as the next three. */
  size: z.number().nullable(),
  volume_type: z.string().nullable(),
  bootable: z.boolean().nullable(),
  /** What Cinder knows of the image that the volume was made from, by Glance's names. */
  image: z.record(z.string(), z.string()).nullable(),
})
export type ServerVolume = z.infer<typeof VolumeAttachment>

const Interface = z.object({
  port_id: z.string(),
  net_id: z.string(),
  mac_addr: z.string(),
  port_state: z.string(),
  fixed_ips: z.array(z.object({ subnet_id: z.string(), ip_address: z.string() })),
})
export type ServerInterface = z.infer<typeof Interface>

/** A network with an optional address, or a port. */
export const ServerInterfaceForm = z
  .object({
    network: z.string().min(1).optional(),
    fixed_ip: z.union([z.ipv4(), z.ipv6()]).optional(),
    port: z.string().min(1).optional(),
  })
  .refine(
    ({ network, port }) => (network === undefined) !== (port === undefined),
    'Either network or port is required.',
  )

export const ServerVolumeForm = z.object({ volume_id: z.string().min(1), device: z.string().min(1).optional() })

/** Metadata, volumes, interfaces and security groups of a server. */
export const serverPartEndpoints = {
  serverMetadata: get('/api/nova/servers/:id/metadata', "Show a server's metadata", { result: Metadata }),
  serverMetadataUpdate: patch('/api/nova/servers/:id/metadata', "Set and remove keys of a server's metadata", {
    body: MetadataChange,
  }),
  serverVolumeList: get('/api/nova/servers/:id/volumes/', 'List volumes attached to a server', {
    result: items(VolumeAttachment),
  }),
  serverVolumeAttach: post('/api/nova/servers/:id/volumes/', 'Attach a volume to a server', {
    body: ServerVolumeForm,
    result: VolumeAttachment,
  }),
  serverVolumeDetach: del('/api/nova/servers/:id/volumes/:volume', 'Detach a volume from a server'),
  serverInterfaceList: get('/api/nova/servers/:id/interfaces/', 'List ports attached to a server', {
    result: items(Interface),
  }),
  serverInterfaceAttach: post(
    '/api/nova/servers/:id/interfaces/',
    'Attach a port, or a new port on a network, to a server',
    { body: ServerInterfaceForm, result: Interface },
  ),
  serverInterfaceDetach: del('/api/nova/servers/:id/interfaces/:port', 'Detach a port from a server'),
  serverSecurityGroupList: get(
    '/api/nova/servers/:id/security-groups/',
    "List security groups of a server's ports with their rules",
    { result: items(securityGroupEndpoints.securityGroupView.result) },
  ),
  serverSecurityGroupReplace: put(
    '/api/nova/servers/:id/security-groups/',
    'Replace the security groups of all ports of a server',
    { body: z.object({ groups: z.array(z.string().min(1)) }) },
  ),
}
