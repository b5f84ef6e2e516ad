import { createHash } from 'node:crypto'
import type { Scope } from '@meridian/openstack'
import * as z from 'zod'
import { LruMap } from '../lru-map.ts'
import type { SharedMemory } from '../replicas/shared-memory.ts'
import { Seal, type Secret } from '../session/seal.ts'
import type { Session } from '../session/session.ts'
import type { DrawnConsole } from './console-socket.ts'

/** Time to open the page that a ticket is for. */
const UNUSED_MS = 60_000
/** Time after the first use: browsers may load a page twice, as when a tab is restored. */
const USED_MS = 10_000
const MAX_USED = 10_000

/** Path of the console pages, relative to the base path. */
export const CONSOLE_PAGES = 'console/'

const ScopeShape = z.union([
  z.literal('unscoped'),
  z.object({ project: z.object({ id: z.string() }) }),
  z.object({ domain: z.object({ id: z.string() }) }),
]) satisfies z.ZodType<Scope>

/** Whose console a ticket is for, so that it can be requested again. */
const Origin = z.object({ server: z.string(), scope: ScopeShape, region: z.string().nullable() })
export type ConsoleOrigin = z.infer<typeof Origin>

const Content = z.object({
  ...Origin.shape,
  type: z.enum(['VNC', 'SERIAL']),
  socket: z.string(),
  user: z.string(),
  session: z.string(),
  expires: z.number(),
})

/** `over`: the ticket was good for this session, but its time is up. */
export type OpenedTicket = { console: DrawnConsole } | { over: ConsoleOrigin & Pick<DrawnConsole, 'type'> }

type Owner = Pick<Session, 'secret' | 'userId'>
type Memory = Pick<SharedMemory, 'field' | 'setField'>

/**
 * Identifies a console in the URL of our page for it. Encrypted and authenticated, so that the page connects only to
 * sockets that Nova returned; self-contained, so that any replica can read it. It opens the console in the session that
 * requested it, for a minute, and for ten seconds after the first use.
 */
export class ConsoleTickets {
  readonly #seal: Seal
  readonly #shared: Memory | undefined
  readonly #used = new LruMap<string, number>(MAX_USED)

  constructor(secret: Secret, shared?: Memory) {
    this.#seal = new Seal(secret, 'console')
    this.#shared = shared
  }

  issue({ type, socket }: DrawnConsole, origin: ConsoleOrigin, { secret, userId }: Owner, now = Date.now()): string {
    const content = { ...origin, type, socket, user: userId, session: digest(secret), expires: now + UNUSED_MS }
    return this.#seal.close(JSON.stringify(content satisfies z.infer<typeof Content>))
  }

  /** Null for a ticket that is forged, or of another session. */
  async open(ticket: string, owner: Owner | null, now = Date.now()): Promise<OpenedTicket | null> {
    const text = this.#seal.open(ticket)
    const content = text === null ? undefined : Content.safeParse(JSON.parse(text)).data
    if (!content || !owner || content.user !== owner.userId || content.session !== digest(owner.secret)) return null
    const { type, socket, server, scope, region, expires } = content
    const isOver = expires < now || (await this.#firstUse(digest(ticket), now)) + USED_MS < now
    return isOver ? { over: { type, server, scope, region } } : { console: { type, socket } }
  }

  /** When the ticket was first used, here or at another replica; now, if it was not. */
  async #firstUse(name: string, now: number): Promise<number> {
    const here = this.#used.get(name)
    if (here !== undefined) return here
    const there = z.number().safeParse(await this.#shared?.field('console tickets', name)).data
    this.#used.set(name, there ?? now)
    if (there === undefined) await this.#shared?.setField('console tickets', name, now, UNUSED_MS / 1000)
    return there ?? now
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')
