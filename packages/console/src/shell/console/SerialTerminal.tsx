import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ended, type Connection } from './ConsolePage.tsx'
import { consoleMessages } from './console.messages.ts'
import { serialCodec } from './serial-codec.ts'

interface SerialTerminalProps {
  socket: string
  onChange: (change: (before: Connection) => Connection) => void
}

/** A server's serial line. */
export function SerialTerminal({ socket: address, onChange }: SerialTerminalProps) {
  const { formatMessage } = useIntl()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = place
    if (!element) return
    const terminal = new Terminal({ fontFamily: 'JetBrains Mono Variable, monospace', fontSize: 14 })
    const fit = new FitAddon()
    terminal.loadAddon(fit)
    const dropStyles = adoptStyles(element)
    terminal.open(element)
    fit.fit()
    const resized = new ResizeObserver(() => fit.fit())
    resized.observe(element)

    const socket = new WebSocket(address, ['binary', 'base64'])
    socket.binaryType = 'arraybuffer'
    const codec = serialCodec(() => socket.protocol)
    socket.addEventListener('open', () => {
      onChange(() => 'connected')
      terminal.focus()
    })
    socket.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | string>) =>
      terminal.write(codec.read(data)),
    )
    socket.addEventListener('close', () => onChange(ended))
    terminal.onData((keys) => socket.readyState === WebSocket.OPEN && socket.send(codec.write(keys)))
    return () => {
      resized.disconnect()
      dropStyles()
      socket.close()
      terminal.dispose()
    }
  }, [address, onChange])
  return (
    <div
      ref={place}
      role="application"
      aria-label={formatMessage(consoleMessages.terminal)}
      className="h-full min-h-0"
    />
  )
}

/**
 * Makes rules hold that a widget writes into style elements below `place`: the content security policy lets no inline
 * style hold, but sheets that a script of ours makes. Answers how to stop.
 */
function adoptStyles(place: HTMLElement): () => void {
  const sheet = new CSSStyleSheet()
  const copy = () => {
    const texts = Array.from(place.querySelectorAll('style'), ({ textContent }) => textContent)
    sheet.replaceSync(texts.join('\n'))
  }
  const changes = new MutationObserver(copy)
  changes.observe(place, { childList: true, characterData: true, subtree: true })
  document.adoptedStyleSheets.push(sheet)
  return () => {
    changes.disconnect()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}
