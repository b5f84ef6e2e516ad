import { liveEndpoints, LiveRows } from '@meridian/contract'
import { addressOf, ownHeaders } from './client.ts'

/** A proxy that buffers keeps even the first event, which the server writes at once. */
const FIRST_EVENT_MS = 5000
/** The server writes something every ten seconds. */
const SILENCE_MS = 25_000
const MAX_BACK_OFF_MS = 60_000

/** How long to wait after so many failures: ever longer, and never all browsers at the same time. */
export const backOff = (failures: number, random = Math.random()): number =>
  Math.min(1000 * 2 ** failures, MAX_BACK_OFF_MS) * (0.5 + random / 2)

export interface StreamOptions {
  of: readonly string[]
  age: number
  lastId: string | undefined
  signal: AbortSignal
  /** Called with each event; without rows it is only a sign of life. */
  onEvent: (id: string, rows: LiveRows | undefined) => void
}

/** Reads one stream until it ends; throws if it cannot be read, or if nothing comes. */
export async function readStream({ of, age, lastId, signal, onEvent }: StreamOptions): Promise<void> {
  const silence = new AbortController()
  const give = (up: number) => setTimeout(() => silence.abort(new Error('The stream is silent')), up)
  let timer = give(FIRST_EVENT_MS)
  try {
    const address = addressOf(liveEndpoints.liveEvents, { query: { of: of.join(), age: Math.round(age) } })
    const response = await fetch(address, {
      // Not a simple EventSource, which can set no headers: the tab's project is one.
      headers: { ...ownHeaders(), ...(lastId !== undefined && { 'Last-Event-ID': lastId }) },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    if (!response.ok || !response.body) throw new Error(`The stream was refused: ${response.status}`)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const parse = createParser(onEvent)
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      clearTimeout(timer)
      timer = give(SILENCE_MS)
      parse(value)
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Takes the text of a stream in any pieces. */
export function createParser(onEvent: StreamOptions['onEvent']): (piece: string) => void {
  let text = ''
  return (piece) => {
    const parts = (text + piece).split('\n\n')
    text = parts.pop() ?? ''
    for (const part of parts) {
      const fields = new Map(
        part.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      const rows = fields.get('event') === 'rows' ? LiveRows.parse(JSON.parse(fields.get('data') ?? '')) : undefined
      onEvent(fields.get('id') ?? '', rows)
    }
  }
}
