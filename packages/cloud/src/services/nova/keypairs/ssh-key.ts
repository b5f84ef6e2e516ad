import { createHash, generateKeyPairSync } from 'node:crypto'

export interface Generated {
  publicKey: string
  privateKey: string
}

const BITS = 2048
const EDWARDS_KEY_BYTES = 32

/** The fields of a public key after its type, by type. */
const FIELDS: Readonly<Partial<Record<string, number>>> = {
  'ssh-rsa': 2,
  'ssh-dss': 4,
  'ssh-ed25519': 1,
  'ecdsa-sha2-nistp256': 2,
  'ecdsa-sha2-nistp384': 2,
  'ecdsa-sha2-nistp521': 2,
}

/** An RSA key as a line of authorized_keys and as a private key file. */
export function generateSshKey(): Generated {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS })
  const { e = '', n = '' } = publicKey.export({ format: 'jwk' })
  const blob = Buffer.concat([Buffer.from('ssh-rsa'), number(e), number(n)].map(field))
  return {
    publicKey: `ssh-rsa ${blob.toString('base64')} Generated-by-Nova`,
    privateKey: privateKey.export({ format: 'pem', type: 'pkcs1' }),
  }
}

/** The MD5 fingerprint `aa:bb:…`; undefined for an invalid public key. */
export function sshFingerprint(publicKey: string): string | undefined {
  const [, kind, data] = /^(\S+) (\S+)/.exec(publicKey) ?? []
  if (kind === undefined || data === undefined || !BASE64.test(data)) return undefined
  const blob = Buffer.from(data, 'base64')
  return isKey(kind, fieldsOf(blob)) ? colons(createHash('md5').update(blob).digest('hex')) : undefined
}

export const colons = (hex: string) => (hex.match(/../g) ?? []).join(':')

const BASE64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/

function isKey(kind: string, [name, ...fields]: Buffer[]): boolean {
  if (name?.toString() !== kind || fields.length !== (Object.hasOwn(FIELDS, kind) ? FIELDS[kind] : undefined))
    return false
  if (kind === 'ssh-ed25519') return fields[0]?.length === EDWARDS_KEY_BYTES
  if (kind.startsWith('ecdsa-')) return fields[0]?.toString() === kind.split('-').at(-1)
  return fields.every((part) => part.length > 0)
}

/** Each field is a length in four bytes and that many bytes; empty if the lengths do not match. */
function fieldsOf(blob: Buffer): Buffer[] {
  const fields: Buffer[] = []
  let at = 0
  while (at + 4 <= blob.length) {
    const end = at + 4 + blob.readUInt32BE(at)
    fields.push(blob.subarray(at + 4, end))
    at = end
  }
  return at === blob.length ? fields : []
}

function field(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** A positive number, with a leading zero byte if its first bit is set. */
function number(base64url: string): Buffer {
  const bytes = Buffer.from(base64url, 'base64url')
  return (bytes[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.of(0), bytes]) : bytes
}
