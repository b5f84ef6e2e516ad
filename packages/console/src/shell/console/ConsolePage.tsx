import type { Boot } from '@meridian/contract'
import { Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import { ClipboardPopover } from './ClipboardPopover.tsx'
import type { Connection, ConsoleControls } from './connection.ts'
import { consoleMessages } from './console.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const VncScreen = lazyPart(async () => (await import('./VncScreen.tsx')).VncScreen)
const SerialTerminal = lazyPart(async () => (await import('./SerialTerminal.tsx')).SerialTerminal)

const TONES: Record<Connection, StatusTone> = { connecting: 'busy', connected: 'ok', closed: 'off', failed: 'bad' }

/** Only the console of a server: in a frame of the details page, or in its own window. */
export function ConsolePage({ boot: { console } }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const textOf = (message: keyof typeof consoleMessages) => formatMessage(consoleMessages[message])
  const [connection, setConnection] = useState<Connection>('connecting')
  const [attempt, setAttempt] = useState(0)
  const [controls, setControls] = useState<ConsoleControls | null>(null)
  const [fits, setFits] = useState(false)
  /** The text to exchange; null while the popover is closed. */
  const [clipboard, setClipboard] = useState<string | null>(null)
  const [copied, setCopied] = useState('')
  const clipboardButton = useRef<HTMLButtonElement>(null)
  if (!console) throw new Error('The page of a console came without one')
  const isOver = connection === 'closed' || connection === 'failed'
  const isConnected = connection === 'connected'
  const view = { socket: console.socket, onChange: setConnection, onReady: setControls }
  return (
    <main className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-sunken">
      <header className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        <h1 className="sr-only">{textOf('title')}</h1>
        <div role="status" className="me-auto min-w-0 [&>span]:whitespace-normal">
          <Status tone={TONES[connection]}>{textOf(connection)}</Status>
        </div>
        {isOver && (
          <Button
            size="small"
            onClick={() => {
              setConnection('connecting')
              setAttempt(attempt + 1)
            }}
          >
            {textOf('again')}
          </Button>
        )}
        <Button
          ref={clipboardButton}
          size="small"
          disabled={!isConnected}
          aria-expanded={clipboard !== null}
          onClick={() => setClipboard(clipboard === null ? controls?.selection() || copied : null)}
        >
          {textOf('clipboard')}
        </Button>
        {console.type === 'VNC' && (
          <>
            <Button
              size="small"
              disabled={!isConnected}
              aria-pressed={fits}
              className="aria-pressed:border-accent aria-pressed:bg-accent-soft"
              onClick={() => {
                setFits(!fits)
                controls?.matchWindow(!fits)
              }}
            >
              {textOf('matchWindow')}
            </Button>
            <Button size="small" disabled={!isConnected} onClick={() => controls?.sendCtrlAltDel()}>
              {textOf('ctrlAltDel')}
            </Button>
          </>
        )}
        <FullScreenButton />
      </header>
      <Suspense>
        {console.type === 'VNC' ? (
          <VncScreen key={attempt} {...view} matchesWindow={fits} onCopy={setCopied} />
        ) : (
          <SerialTerminal key={attempt} {...view} />
        )}
      </Suspense>
      <ClipboardPopover
        anchor={clipboardButton}
        text={clipboard}
        onChange={setClipboard}
        onType={(text) => controls?.type(text)}
      />
    </main>
  )
}

function onFullScreenChange(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Not shown where the browser has no full screen, as on telephones. */
function FullScreenButton() {
  const { formatMessage } = useIntl()
  const isFull = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  return (
    <Button size="small" aria-pressed={isFull} onClick={() => void toggle()}>
      {formatMessage(isFull ? consoleMessages.leaveFullScreen : consoleMessages.fullScreen)}
    </Button>
  )
}
