import * as z from 'zod'
import { Seal } from '../session/seal.ts'
import type { DrawnConsole } from './console-socket.ts'

/** Nova's default lifetime of console tokens. */
const LIFETIME_MS = 10 * 60_000

/** Path of the console pages, relative to the base path. */
export const CONSOLE_PAGES = 'console/'

const Content = z.object({ type: z.enum(['VNC', 'SERIAL']), socket: z.string(), expires: z.number() })

/**
 * Identifies a console in the URL of our page for it. Encrypted and authenticated, so that the page connects only to
 * sockets that Nova returned; self-contained, so that any replica can read it.
 */
export class ConsoleTickets {
  readonly #seal: Seal

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'console')
  }

  issue({ type, socket }: DrawnConsole, now = Date.now()): string {
    return this.#seal.close(JSON.stringify({ type, socket, expires: now + LIFETIME_MS }))
  }

  /** Null for a forged or expired ticket. */
  read(ticket: string, now = Date.now()): DrawnConsole | null {
    const text = this.#seal.open(ticket)
    if (text === null) return null
    const { expires, ...console } = Content.parse(JSON.parse(text))
    return expires < now ? null : console
  }
}
