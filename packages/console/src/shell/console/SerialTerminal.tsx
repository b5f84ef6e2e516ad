import '@xterm/xterm/css/xterm.css'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { ended, type Connection, type ConsoleControls } from './connection.ts'
import { consoleMessages } from './console.messages.ts'
import { serialCodec } from './serial-codec.ts'

interface SerialTerminalProps {
  socket: string
  onChange: (change: (before: Connection) => Connection) => void
  onReady: (controls: ConsoleControls) => void
}

/** A server's serial console. */
export function SerialTerminal({ socket: address, onChange, onReady }: SerialTerminalProps) {
  const { formatMessage } = useIntl()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = container
    if (!element) return
    const terminal = new Terminal({ fontFamily: 'JetBrains Mono Variable, monospace', fontSize: 14 })
    const fit = new FitAddon()
    terminal.loadAddon(fit)
    const dropStyles = adoptStyles(() => terminal.open(element))
    fit.fit()
    const resized = new ResizeObserver(() => fit.fit())
    resized.observe(element)

    const socket = new WebSocket(address, ['binary', 'base64'])
    socket.binaryType = 'arraybuffer'
    const codec = serialCodec(() => socket.protocol)
    socket.addEventListener('open', () => {
      onChange(() => 'connected')
      onReady({
        type(text) {
          terminal.paste(text)
          terminal.focus()
        },
        selection: () => terminal.getSelection(),
        // A serial line has neither.
        sendCtrlAltDel() {},
        matchWindow() {},
      })
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
  }, [address, onChange, onReady])
  return (
    <div
      ref={container}
      role="application"
      aria-label={formatMessage(consoleMessages.terminal)}
      className="h-full min-h-0"
    />
  )
}

/**
 * Runs a function of a widget that writes its rules into style elements. The content security policy blocks those, but
 * allows style sheets of scripts, so that each element is replaced by one that writes to such a sheet. Returns a function
 * that removes the sheets.
 */
function adoptStyles(open: () => void): () => void {
  const sheets: CSSStyleSheet[] = []
  const createElement = document.createElement.bind(document)
  const adopting = (name: string, options?: ElementCreationOptions) => {
    if (name !== 'style') return createElement(name, options)
    const sheet = new CSSStyleSheet()
    sheets.push(sheet)
    document.adoptedStyleSheets.push(sheet)
    const set = (rules: string) => sheet.replaceSync(rules)
    return Object.defineProperty(createElement('template'), 'textContent', { set })
  }
  document.createElement = adopting
  try {
    open()
  } finally {
    document.createElement = createElement
  }
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => !sheets.includes(each))
  }
}
