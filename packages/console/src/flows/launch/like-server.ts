import type { Server } from '@meridian/contract'
import { userDataText } from '../../resources/instance/overview/user-data.ts'
import type { LaunchForm } from './launch-form.ts'

/** What an instance like this one is launched with, as far as it tells; where it runs from a volume, that is its own. */
export const likeServer = (server: Server): Partial<LaunchForm> => ({
  name: server.name,
  description: server.description === server.name ? '' : (server.description ?? ''),
  source_type: 'image',
  source: server.image === '' ? [] : [server.image.id],
  vol_create: false,
  // What it was built as may go by no other name.
  flavor: [server.flavor.id ?? server.flavor.name ?? ''],
  networks: Object.keys(server.addresses),
  security_groups: [...new Set(server.security_groups.map(({ name }) => name))],
  key_pair: server.key_name === null ? [] : [server.key_name],
  availability_zone: server['OS-EXT-AZ:availability_zone'],
  config_drive: Boolean(server.config_drive),
  // Only administrators are told.
  user_data: userDataText(server['OS-EXT-SRV-ATTR:user_data'] ?? ''),
  disk_config: server['OS-DCF:diskConfig'] === 'MANUAL' ? 'MANUAL' : 'AUTO',
  meta: Object.entries(server.metadata).map(([key, value]) => ({ key, value, definition: null })),
})
