import * as z from 'zod'
import { Seal } from '../session/seal.ts'
import type { DrawnConsole } from './console-socket.ts'

/** As long as Nova's own tokens for consoles are good, unless its operator chose otherwise. */
const LIFETIME_MS = 10 * 60_000

/** Where the pages of consoles are, under the base path and without its slash. */
export const CONSOLE_PAGES = 'console/'

const Content = z.object({ type: z.enum(['VNC', 'SERIAL']), socket: z.string(), expires: z.number() })

/**
 * Names a console in the address of our page for it. Sealed, so that the page lets itself be led to no socket but one
 * that Nova named; it says all there is to know, so that any replica can read it.
 */
export class ConsoleTickets {
  readonly #seal: Seal

  constructor(secret: string) {
    this.#seal = new Seal(secret, 'console')
  }

  issue({ type, socket }: DrawnConsole, now = Date.now()): string {
    return this.#seal.close(JSON.stringify({ type, socket, expires: now + LIFETIME_MS }))
  }

  /** Null for what was not issued here, or too long ago. */
  read(ticket: string, now = Date.now()): DrawnConsole | null {
    const text = this.#seal.open(ticket)
    if (text === null) return null
    const { expires, ...console } = Content.parse(JSON.parse(text))
    return expires < now ? null : console
  }
}
