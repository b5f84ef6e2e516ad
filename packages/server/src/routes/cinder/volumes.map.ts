import type { Volume } from '@meridian/contract'
import type { Volume as WireVolume, VolumeTransfer } from '@meridian/wire'
import { named } from './listing.ts'

/** What Cinder's volume does not have itself. */
interface VolumeContext {
  /** Names of projects by id. */
  projects?: Map<string, string>
  transfers?: VolumeTransfer[]
  /** Names of servers by id. */
  servers?: Map<string, string>
}

const UNKNOWN_SERVER = 'Unknown instance'

/** A volume of our API. */
export function toVolume(volume: WireVolume, { projects, transfers = [], servers }: VolumeContext = {}): Volume {
  const owner = volume['os-vol-tenant-attr:tenant_id'] ?? null
  return {
    ...named(volume),
    imageRef: volume.volume_image_metadata?.image_id ?? null,
    tenant_name: (owner && projects?.get(owner)) ?? null,
    transfer: transfers.find(({ volume_id: id }) => id === volume.id) ?? null,
    attachments: volume.attachments.map((attachment) => ({
      ...attachment,
      ...(servers ? { instance_name: nameOf(attachment.server_id, servers) } : {}),
    })),
    group_id: volume.group_id ?? null,
    'os-vol-host-attr:host': volume['os-vol-host-attr:host'] ?? null,
    'os-vol-tenant-attr:tenant_id': owner,
    'os-vol-mig-status-attr:migstat': volume['os-vol-mig-status-attr:migstat'] ?? null,
    volume_image_metadata: volume.volume_image_metadata ?? {},
  }
}

/** A deleted or invisible server is shown by its id. */
const nameOf = (server: string | null, servers: Map<string, string>) =>
  server === null ? UNKNOWN_SERVER : servers.get(server) || server

/** Only a volume in this status has a transfer. */
export const isOnOffer = ({ status }: WireVolume): boolean => status === 'awaiting-transfer'
