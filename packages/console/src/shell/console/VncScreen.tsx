import RFB from '@novnc/novnc'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ended, type Connection } from './ConsolePage.tsx'
import { consoleMessages } from './console.messages.ts'

export interface AttentionKeys {
  send: () => void
}

interface VncScreenProps {
  socket: string
  onChange: (change: (before: Connection) => Connection) => void
  /** Gets the function that sends Ctrl+Alt+Del, which the browser does not pass on. */
  onReady: (keys: AttentionKeys) => void
}

/** A server's screen, keyboard and mouse. */
export function VncScreen({ socket, onChange, onReady }: VncScreenProps) {
  const { formatMessage } = useIntl()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!container.current) return
    const rfb = new RFB(container.current, socket, { shared: true, wsProtocols: ['binary'] })
    rfb.scaleViewport = true
    rfb.background = 'transparent'
    rfb.addEventListener('connect', () => {
      onChange(() => 'connected')
      onReady({ send: () => rfb.sendCtrlAltDel() })
      rfb.focus()
    })
    rfb.addEventListener('disconnect', () => onChange(ended))
    return () => rfb.disconnect()
  }, [socket, onChange, onReady])
  return (
    <div
      ref={container}
      role="application"
      aria-label={formatMessage(consoleMessages.screen)}
      className="h-full min-h-0"
    />
  )
}
