import type { FloatingIp, Image, Network } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import { computeUrl, linksTo } from '../links.ts'
import { propertiesOf } from '../neighbours/images.ts'
import { flagOf } from '../query-parameters.ts'

const IMAGE_STATUSES: Readonly<Partial<Record<string, string>>> = {
  active: 'ACTIVE',
  queued: 'SAVING',
  saving: 'SAVING',
  deleted: 'DELETED',
  pending_delete: 'DELETED',
  killed: 'ERROR',
}
const IMAGE_PROGRESS: Readonly<Partial<Record<string, number>>> = { queued: 25, saving: 50, active: 100 }

export const toImageSummary = (call: Call, { id, name }: Image) => ({
  id,
  name,
  links: [
    ...linksTo(computeUrl(call), 'images', id),
    { rel: 'alternate', type: 'application/vnd.openstack.image', href: `${call.baseUrl}/image/images/${id}` },
  ],
})

export function toImage(call: Call, image: Image) {
  const metadata = propertiesOf(image)
  const { instance_uuid: server, auto_disk_config: disk } = metadata
  return {
    ...toImageSummary(call, image),
    minRam: image.min_ram,
    minDisk: image.min_disk,
    metadata,
    created: image.created_at,
    updated: image.updated_at,
    status: IMAGE_STATUSES[image.status] ?? 'UNKNOWN',
    progress: IMAGE_PROGRESS[image.status] ?? 0,
    'OS-EXT-IMG-SIZE:size': image.size,
    ...(server !== undefined && { server: { id: server, links: linksTo(computeUrl(call), 'servers', server) } }),
    ...(disk !== undefined && { 'OS-DCF:diskConfig': flagOf(disk) ? 'AUTO' : 'MANUAL' }),
  }
}

/** `server` is the server behind the address, if any. */
export const toFloatingIp = (ip: FloatingIp, pool: string, server: string | null) => ({
  id: ip.id,
  ip: ip.floating_ip_address,
  pool,
  fixed_ip: ip.fixed_ip_address,
  instance_id: server,
})

/** Neutron's networks have no CIDR, which Nova shows as 'None'. */
export const toNetwork = ({ id, name }: Network) => ({ id, cidr: 'None', label: name })
