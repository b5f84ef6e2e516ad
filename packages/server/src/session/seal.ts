import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** What replicas share. Of several, the first is used and the others are still accepted, so that it can be replaced. */
export type Secret = string | readonly [string, ...string[]]

const derive = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `meridian ${purpose}`, KEY_BYTES))

/** A key per purpose, derived from the secret that is in use. */
export const derivedKey = (secret: Secret, purpose: string): Buffer =>
  derive(typeof secret === 'string' ? secret : secret[0], purpose)

/** The same for every secret that is accepted, the one in use first. */
export const derivedKeys = (secret: Secret, purpose: string): Buffer[] =>
  [secret].flat().map((one) => derive(one, purpose))

/** Encrypts and authenticates texts with the secret. */
export class Seal {
  readonly #key: Buffer
  readonly #keys: readonly Buffer[]

  constructor(secret: Secret, purpose: string) {
    this.#key = derivedKey(secret, purpose)
    this.#keys = derivedKeys(secret, purpose)
  }

  /** base64url, so that a cookie can hold it without encoding. */
  close(text: string): string {
    // Random nonces are safe for 2^32 texts per key; a session is sealed at most once a minute.
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, this.#key, nonce, { authTagLength: TAG_BYTES })
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
  }

  /** Null for a text that was not sealed with one of the keys. */
  open(sealed: string): string | null {
    const bytes = Buffer.from(sealed, 'base64url')
    if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
    for (const key of this.#keys) {
      const text = opened(bytes, key)
      if (text !== null) return text
    }
    return null
  }
}

function opened(bytes: Buffer, key: Buffer): string | null {
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
