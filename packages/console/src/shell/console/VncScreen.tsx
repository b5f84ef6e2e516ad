import RFB from '@novnc/novnc'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ended, type Connection, type ConsoleControls } from './connection.ts'
import { consoleMessages } from './console.messages.ts'
import { keysymsOf } from './keysyms.ts'

interface VncScreenProps {
  socket: string
  matchesWindow: boolean
  onChange: (change: (before: Connection) => Connection) => void
  onReady: (controls: ConsoleControls) => void
  /** Is given the text that the instance put on its clipboard. */
  onCopy: (text: string) => void
}

/** A server's screen, keyboard and mouse. */
export function VncScreen({ socket, matchesWindow, onChange, onReady, onCopy }: VncScreenProps) {
  const { formatMessage } = useIntl()
  const container = useRef<HTMLDivElement>(null)
  const matchAtStart = useEffectEvent((rfb: RFB) => {
    rfb.resizeSession = matchesWindow
  })
  useEffect(() => {
    if (!container.current) return
    const rfb = new RFB(container.current, socket, { shared: true, wsProtocols: ['binary'] })
    rfb.scaleViewport = true
    rfb.background = 'transparent'
    matchAtStart(rfb)
    rfb.addEventListener('connect', () => {
      onChange(() => 'connected')
      onReady({
        type: (text) => keysymsOf(text).forEach((keysym) => rfb.sendKey(keysym, null)),
        selection: () => '',
        sendCtrlAltDel() {
          rfb.sendCtrlAltDel()
          rfb.focus()
        },
        matchWindow(matches) {
          rfb.resizeSession = matches
          rfb.focus()
        },
      })
      rfb.focus()
    })
    rfb.addEventListener('clipboard', ({ detail }) => {
      onCopy(detail.text)
      // Without a secure address or the user's permission the text is in the popover only.
      void navigator.clipboard?.writeText(detail.text).catch(() => {})
    })
    rfb.addEventListener('disconnect', () => onChange(ended))
    return () => rfb.disconnect()
  }, [socket, onChange, onReady, onCopy])
  return (
    <div
      ref={container}
      role="application"
      aria-label={formatMessage(consoleMessages.screen)}
      className="h-full min-h-0"
    />
  )
}
