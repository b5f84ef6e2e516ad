import type { Volume } from '@meridian/contract'
import type { Volume as WireVolume, VolumeTransfer } from '@meridian/wire'
import { named } from './listing.ts'

/** What a volume's own record does not say. */
interface Around {
  /** Names of projects by id. */
  projects?: Map<string, string>
  transfers?: VolumeTransfer[]
  /** Names of servers by id. */
  servers?: Map<string, string>
}

const UNKNOWN_SERVER = 'Unknown instance'

/** A volume as the console sees it. */
export function toVolume(volume: WireVolume, { projects, transfers = [], servers }: Around = {}): Volume {
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

/** A server that Nova no longer knows, or does not show us, is called by its id. */
const nameOf = (server: string | null, servers: Map<string, string>) =>
  server === null ? UNKNOWN_SERVER : servers.get(server) || server

/** Only a volume on offer has a transfer; asking is idle for all others. */
export const isOnOffer = ({ status }: WireVolume): boolean => status === 'awaiting-transfer'
