import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

interface Message {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: string
  message?: string
}

interface Reference {
  sharedId: string
}

/** An element by its role and accessible name, or by a CSS selector. */
export type Locator = { role: string; name: string } | { css: string }

const START_MS = 60_000
const PATIENCE_MS = 90_000

/** A Firefox that is driven over WebDriver BiDi, as any BiDi client does it: only what one walk needs. */
export class Firefox {
  readonly #process: ChildProcess
  readonly #profile: string
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  #context = ''
  /** The errors that the pages have logged. */
  readonly errors: string[] = []

  private constructor(process: ChildProcess, profile: string, socket: WebSocket) {
    this.#process = process
    this.#profile = profile
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data)) as Message)) // as BiDi documents it
  }

  static async launch(program: string): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'meridian-firefox-'))
    const process = spawn(program, ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const address = await listening(process)
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open', { signal: AbortSignal.timeout(START_MS) })
    const firefox = new Firefox(process, profile, socket)
    await firefox.#send('session.new', { capabilities: {} })
    await firefox.#send('session.subscribe', { events: ['log.entryAdded'] })
    const { context } = await firefox.#send<{ context: string }>('browsingContext.create', { type: 'tab' })
    firefox.#context = context
    await firefox.#send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
    return firefox
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { context: this.#context, url, wait: 'complete' })
  }

  async click(locator: Locator): Promise<void> {
    const { sharedId } = await this.#find(locator)
    await this.#call('(element) => element.scrollIntoView({ block: "center" })', { sharedId })
    await this.#act({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element: { sharedId } } },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    })
  }

  async type(locator: Locator, text: string): Promise<void> {
    await this.click(locator)
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#act({ type: 'key', id: 'keyboard', actions })
  }

  /** The text of an element, as soon as it matches. */
  text(locator: Locator, pattern: RegExp): Promise<string> {
    return patiently(`${JSON.stringify(locator)} with ${pattern}`, async () => {
      const [node] = await this.#locate(locator)
      const text = node && (await this.#call('(element) => element.textContent', node))
      return typeof text === 'string' && pattern.test(text) ? text : undefined
    })
  }

  async close(): Promise<void> {
    this.#socket.close()
    const exit = once(this.#process, 'exit')
    this.#process.kill()
    await exit
    rmSync(this.#profile, { recursive: true, force: true })
  }

  /** Waits for the element, and until it can be used. */
  #find(locator: Locator): Promise<Reference> {
    return patiently(JSON.stringify(locator), async () => {
      const [node] = await this.#locate(locator)
      const usable = node && (await this.#call('(element) => element.checkVisibility() && !element.disabled', node))
      return usable === true ? node : undefined
    })
  }

  async #locate(locator: Locator): Promise<Reference[]> {
    const by = 'css' in locator ? { type: 'css', value: locator.css } : { type: 'accessibility', value: locator }
    const { nodes } = await this.#send<{ nodes: Reference[] }>('browsingContext.locateNodes', {
      context: this.#context,
      locator: by,
    })
    return nodes
  }

  async #call(functionDeclaration: string, { sharedId }: Reference): Promise<unknown> {
    const { result } = await this.#send<{ result?: { value?: unknown } }>('script.callFunction', {
      functionDeclaration,
      arguments: [{ sharedId }],
      awaitPromise: false,
      target: { context: this.#context },
    })
    return result?.value
  }

  async #act(source: object): Promise<void> {
    await this.#send('input.performActions', { context: this.#context, actions: [source] })
  }

  #receive({ id, method, params, result, error, message }: Message): void {
    if (method === 'log.entryAdded') {
      const { level, text } = params as { level: string; text: string } // as BiDi documents it
      if (level === 'error') this.errors.push(text)
    }
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (!waiting) return
    this.#waiting.delete(id ?? 0)
    if (error) waiting.reject(new Error(`${error}: ${message}`))
    else waiting.resolve(result)
  }

  #send<R = unknown>(method: string, params: object): Promise<R> {
    const id = (this.#last += 1)
    return new Promise<R>((resolve, reject) => {
      this.#waiting.set(id, { resolve: resolve as (result: unknown) => void, reject }) // the caller knows the type
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }
  #last = 0
}

/** The address that Firefox prints when it listens. */
async function listening({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox was started without its messages')
  const lines = createInterface({ input: stderr })
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (!address) continue
    // Unread, its messages would stop it.
    lines.on('line', () => {})
    stderr.resume()
    return address
  }
  throw new Error('Firefox ended before it listened')
}

/** Tries until there is a result: the page may be replaced at any moment. */
async function patiently<T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  let last: unknown
  while (Date.now() < end) {
    const found = await attempt().catch((error: unknown) => {
      last = error
      return undefined
    })
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`Not found: ${what}`, { cause: last })
}
