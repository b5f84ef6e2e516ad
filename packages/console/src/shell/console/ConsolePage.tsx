import type { Boot } from '@meridian/contract'
import { lazy, Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { Status, type StatusTone } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import type { AttentionKeys } from './VncScreen.tsx'
import { consoleMessages } from './console.messages.ts'

const VncScreen = lazy(async () => ({ default: (await import('./VncScreen.tsx')).VncScreen }))
const SerialTerminal = lazy(async () => ({ default: (await import('./SerialTerminal.tsx')).SerialTerminal }))

const TONES: Record<Connection, StatusTone> = { connecting: 'busy', connected: 'ok', closed: 'off', failed: 'bad' }

/** Only the console of a server: in a frame of the details page, or in its own window. */
export function ConsolePage({ boot: { console } }: { boot: Boot }) {
  const { formatMessage } = useIntl()
  const say = (message: keyof typeof consoleMessages) => formatMessage(consoleMessages[message])
  const [connection, setConnection] = useState<Connection>('connecting')
  const [attempt, setAttempt] = useState(0)
  const [attention, setAttention] = useState<AttentionKeys | null>(null)
  if (!console) throw new Error('The page of a console came without one')
  const over = connection === 'closed' || connection === 'failed'
  return (
    <main className="grid h-dvh grid-rows-[auto_minmax(0,1fr)] bg-sunken">
      <header className="flex min-h-11 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
        <h1 className="sr-only">{say('title')}</h1>
        <div role="status" className="me-auto min-w-0 [&>span]:whitespace-normal">
          <Status tone={TONES[connection]}>{say(connection)}</Status>
        </div>
        {over && (
          <Button
            size="small"
            onClick={() => {
              setConnection('connecting')
              setAttempt(attempt + 1)
            }}
          >
            {say('again')}
          </Button>
        )}
        {console.type === 'VNC' && (
          <Button size="small" disabled={connection !== 'connected'} onClick={() => attention?.send()}>
            {say('ctrlAltDel')}
          </Button>
        )}
        <Button size="small" onClick={() => void document.documentElement.requestFullscreen()}>
          {say('fullScreen')}
        </Button>
      </header>
      <Suspense>
        {console.type === 'VNC' ? (
          <VncScreen key={attempt} socket={console.socket} onChange={setConnection} onReady={setAttention} />
        ) : (
          <SerialTerminal key={attempt} socket={console.socket} onChange={setConnection} />
        )}
      </Suspense>
    </main>
  )
}

/** The state of the connection to a console. */
export type Connection = 'connecting' | 'connected' | 'closed' | 'failed'

/** The state after the socket has closed: 'failed' if it was never connected. */
export const ended = (before: Connection): Connection => (before === 'connected' ? 'closed' : 'failed')
