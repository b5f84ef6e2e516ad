import type { ConsoleType } from '@meridian/contract'

/** A console that our own page can display, by the WebSocket of its proxy. */
export interface DrawnConsole {
  type: 'VNC' | 'SERIAL'
  socket: string
}

/**
 * The WebSocket URL of a console's URL; null for types that only the cloud's page can display. A VNC proxy has it in
 * the parameter `path` (`?token=…`); older ones have the token as a parameter of its own.
 */
export function socketOf(type: ConsoleType, address: string): DrawnConsole | null {
  if (type !== 'VNC' && type !== 'SERIAL') return null
  const url = URL.parse(address)
  if (!url) return null
  const secure = url.protocol === 'https:' || url.protocol === 'wss:'
  const origin = `${secure ? 'wss' : 'ws'}://${url.host}`
  if (type === 'SERIAL') return { type, socket: `${origin}${url.pathname}${url.search}` }
  const token = url.searchParams.get('token')
  const path =
    url.searchParams.get('path') ?? (token === null ? 'websockify' : `websockify?token=${encodeURIComponent(token)}`)
  return { type, socket: `${origin}/${path.replace(/^\//, '')}` }
}
