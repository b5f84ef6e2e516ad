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
  /** The volume's; null where Cinder does not say, and its id where it has none. */
  name: z.string().nullable(),
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

/** By a network, with an address or without, or by a port. */
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

/** What hangs on a server. */
export const serverPartEndpoints = {
  serverMetadata: get('/api/nova/servers/:id/metadata', { summary: "A server's metadata", result: Metadata }),
  serverMetadataUpdate: patch('/api/nova/servers/:id/metadata', {
    summary: "Set and remove keys of a server's metadata",
    body: MetadataChange,
  }),
  serverVolumeList: get('/api/nova/servers/:id/volumes/', {
    summary: 'Volumes that are attached to a server',
    result: items(VolumeAttachment),
  }),
  serverVolumeAttach: post('/api/nova/servers/:id/volumes/', {
    summary: 'Attach a volume',
    body: ServerVolumeForm,
    result: VolumeAttachment,
  }),
  serverVolumeDetach: del('/api/nova/servers/:id/volumes/:volume', { summary: 'Detach a volume' }),
  serverInterfaceList: get('/api/nova/servers/:id/interfaces/', {
    summary: 'Ports that are attached to a server',
    result: items(Interface),
  }),
  serverInterfaceAttach: post('/api/nova/servers/:id/interfaces/', {
    summary: 'Attach a port, or a new one on a network',
    body: ServerInterfaceForm,
    result: Interface,
  }),
  serverInterfaceDetach: del('/api/nova/servers/:id/interfaces/:port', { summary: 'Detach a port' }),
  serverSecurityGroupList: get('/api/nova/servers/:id/security-groups/', {
    summary: "Security groups of a server's ports, with their rules",
    result: items(securityGroupEndpoints.securityGroupView.result),
  }),
  serverSecurityGroupReplace: put('/api/nova/servers/:id/security-groups/', {
    summary: "Put all of a server's ports into these security groups and no others",
    body: z.object({ groups: z.array(z.string().min(1)) }),
  }),
}
