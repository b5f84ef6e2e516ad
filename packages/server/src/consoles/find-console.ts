import type { ConsoleType } from '@meridian/contract'
import { OpenStackError, serverConsoles, type ServiceClient } from '@meridian/openstack'
import { ApiRefusal } from '../errors.ts'
import { socketOf } from './console-socket.ts'

const PROTOCOLS: Record<ConsoleType, { protocol: string; type: string }> = {
  VNC: { protocol: 'vnc', type: 'novnc' },
  SPICE: { protocol: 'spice', type: 'spice-html5' },
  RDP: { protocol: 'rdp', type: 'rdp-html5' },
  SERIAL: { protocol: 'serial', type: 'serial' },
  MKS: { protocol: 'mks', type: 'webmks' },
}

/** A serial console is a WebSocket without a page, so it needs no title. */
function titled(url: string, type: ConsoleType, id: string): string {
  if (type === 'SERIAL') return url
  return `${url}${url.includes('?') ? '&' : '?'}title=${encodeURIComponent(`Console(${id})`)}`
}

/** The first type that the cloud offers: after a 400 or 501 the next one is tried; other errors are thrown. */
export async function consoleOf(client: ServiceClient, id: string, types: readonly ConsoleType[]) {
  for (const type of types) {
    try {
      const { url } = await serverConsoles.create(client, id, PROTOCOLS[type])
      return { type, url: titled(url, type, id), drawn: socketOf(type, url) }
    } catch (error) {
      const isNotOffered = error instanceof OpenStackError && (error.status === 400 || error.status === 501)
      if (!isNotOffered || types.length === 1) throw error
    }
  }
  throw new ApiRefusal(500, 'No available console found.')
}
