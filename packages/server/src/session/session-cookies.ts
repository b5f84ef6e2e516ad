import { BoundedMap } from '../bounded-map.ts'
import { Seal } from './seal.ts'
import { Session } from './session.ts'

/** Cookies that were opened lately: a page sends the same one with each of its calls. */
const MAX_OPENED = 5000

/** Seals sessions into cookies and opens them again. */
export class SessionCookies {
  readonly #seal: Seal
  readonly #lifeMs: number
  readonly #opened = new BoundedMap<string, Session>(MAX_OPENED)

  constructor({ secret, sessionSeconds }: { secret: string; sessionSeconds: number }) {
    this.#seal = new Seal(secret, 'session cookie')
    this.#lifeMs = sessionSeconds * 1000
  }

  seal(session: Session): string {
    return this.#seal.close(JSON.stringify(session))
  }

  /** Forged, truncated and outlived cookies hold none. */
  open(cookie: string | undefined): Session | null {
    if (!cookie) return null
    const session = this.#opened.get(cookie) ?? this.#read(cookie)
    const now = Date.now()
    return session && session.sealedAt + this.#lifeMs > now && Date.parse(session.expiresAt) > now ? session : null
  }

  /** A session is unknown until it is parsed: an older or newer version of this server may have sealed it. */
  #read(cookie: string): Session | null {
    const text = this.#seal.open(cookie)
    const { data = null } = text === null ? {} : Session.safeParse(JSON.parse(text))
    if (data) this.#opened.set(cookie, Object.freeze(data))
    return data
  }
}
