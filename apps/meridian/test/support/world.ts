import { urlOf, type Args, type Endpoint, type ResultOf } from '@meridian/contract'
import { credentialsOf, type Account } from './accounts.ts'
import type { Browser } from './browser.ts'
import { startConsole, type StartOptions } from './console.ts'

/** Keystone URL of an OpenStack to use instead of the embedded cloud. */
export const REAL_CLOUD = process.env.MERIDIAN_TEST_AUTH_URL

const isLong = process.env['MERIDIAN_PROVE_ALL']

/**
 * Timeout of a test, against hanging: real storage copies real data, three clients repeat each request of a long run, and
 * beside browser tests everything takes ten times as long.
 */
export const PATIENCE_MS = REAL_CLOUD || isLong ? 300_000 : 180_000

export interface AnyArgs {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  /** Content type of a body that is not JSON. */
  headers?: Record<string, string>
}

/** Signed-in people before one console, and what they made on the way. */
export class World {
  static async start(options: Pick<StartOptions, 'clock' | 'metrics'> = {}): Promise<World> {
    const console = await startConsole(REAL_CLOUD ? { ...options, authUrl: REAL_CLOUD } : options)
    return new World(console)
  }

  readonly real = Boolean(REAL_CLOUD)
  readonly console: Awaited<ReturnType<typeof startConsole>>
  readonly #browsers = new Map<Account, Promise<Browser>>()
  readonly #undo: (() => Promise<unknown>)[] = []

  private constructor(console: Awaited<ReturnType<typeof startConsole>>) {
    this.console = console
  }

  /** A browser signed in as this person, in their own project. */
  as(account: Account): Promise<Browser> {
    const known = this.#browsers.get(account) ?? this.#signIn(account)
    this.#browsers.set(account, known)
    return known
  }

  async send(account: Account, endpoint: Endpoint, args: AnyArgs) {
    return (await this.as(account)).send(endpoint.method, urlOf(endpoint, args), args.body as object, args.headers) // JSON, bytes, or nothing
  }

  /** Calls as a page would; a refusal is thrown with its words. */
  async call<E extends Endpoint>(account: Account, endpoint: E, args: Args<E>): Promise<ResultOf<E>> {
    const answer = await this.send(account, endpoint, args as AnyArgs) // any endpoint's arguments are of this shape
    if (answer.statusCode >= 400)
      throw new Error(`${endpoint.method} ${urlOf(endpoint, args as AnyArgs)}: ${answer.statusCode} ${answer.body}`) // as above
    return (endpoint.result ? endpoint.result.parse(answer.json()) : undefined) as ResultOf<E> // E's own schema
  }

  /** A name that no other run has used. */
  name(what: string): string {
    return `${what}-${Math.random().toString(36).slice(2, 10)}`
  }

  /** What must go when the tests are over, newest first: a real cloud keeps what it is given. */
  cleanUp(undo: () => Promise<unknown>): void {
    this.#undo.unshift(undo)
  }

  async stop(): Promise<void> {
    for (const undo of this.#undo) await undo().catch((error: unknown) => this.#reportLeft(error))
    await this.console.stop()
  }

  /** A real cloud keeps what could not be removed; what is gone, a test has removed. */
  #reportLeft(error: unknown): void {
    if (this.real && !/: 404 /.test(String(error))) process.stderr.write(`Not cleaned up: ${String(error)}\n`)
  }

  async #signIn(account: Account): Promise<Browser> {
    const { username, password, project } = credentialsOf(account, this.real)
    const browser = this.console.browser()
    const answer = await browser.signIn(username, password)
    if (answer.statusCode !== 200) throw new Error(`${username} cannot sign in: ${answer.body}`)
    const session = (await browser.get('/api/keystone/user-session/')).json()
    const { items } = (await browser.get(`/api/keystone/projects/?user_id=${session.id}&admin=false`)).json()
    const own = items.find(({ name }: { name: string }) => name === project)
    await browser.post(`/auth/switch/${own.id}/`)
    return browser
  }
}
