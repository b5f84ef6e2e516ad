import type { ConsoleType } from '@meridian/contract'

/** The console that a page of ours can draw: by the socket that its proxy has for it. */
export interface DrawnConsole {
  type: 'VNC' | 'SERIAL'
  socket: string
}

/**
 * Where the socket behind a console's address is; null for kinds that only their own page can draw. A VNC proxy names
 * it in its page's `path` (`?token=…`), older ones have the token beside it.
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
