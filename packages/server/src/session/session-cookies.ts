import { LruMap } from '../lru-map.ts'
import { Seal, type Secret } from './seal.ts'
import { Session } from './session.ts'

/** How many decrypted cookies are cached: a page sends the same one with each call. */
const MAX_OPENED = 5000

interface Opened {
  session: Session
  until: number
}

/** Seals sessions into cookies and opens them again. */
export class SessionCookies {
  readonly #seal: Seal
  readonly #lifeMs: number
  readonly #opened = new LruMap<string, Opened>(MAX_OPENED)

  constructor({ secret, sessionSeconds }: { secret: Secret; sessionSeconds: number }) {
    this.#seal = new Seal(secret, 'session cookie')
    this.#lifeMs = sessionSeconds * 1000
  }

  seal(session: Session): string {
    return this.#seal.close(JSON.stringify(session))
  }

  /** Null for forged, truncated and expired cookies. */
  open(cookie: string | undefined): Session | null {
    if (!cookie) return null
    const opened = this.#opened.get(cookie) ?? this.#read(cookie)
    return opened && opened.until > Date.now() ? opened.session : null
  }

  /** Parsed by a schema: another version of this server may have sealed it. */
  #read(cookie: string): Opened | null {
    const text = this.#seal.open(cookie)
    const { data: session } = text === null ? {} : Session.safeParse(JSON.parse(text))
    if (!session) return null
    const until = Math.min(session.sealedAt + this.#lifeMs, Date.parse(session.expiresAt))
    const opened = { session: Object.freeze(session), until }
    this.#opened.set(cookie, opened)
    return opened
  }
}
