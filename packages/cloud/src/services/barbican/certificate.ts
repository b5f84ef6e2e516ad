import { createPrivateKey, generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'
import { bits, boolean, integer, octets, oid, sequence, set, tagged, time, utf8 } from '../../core/der.ts'

const SERIAL_BYTES = 15
const ECDSA_WITH_SHA256 = sequence(oid('1.2.840.10045.4.3.2'))
const COMMON_NAME = oid('2.5.4.3')
const BASIC_CONSTRAINTS = oid('2.5.29.19')
const SUBJECT_ALTERNATIVE_NAME = oid('2.5.29.17')
/** The tag of a domain among alternative names. */
const DNS_NAME = 2

interface Authority {
  name: string
  key: KeyObject
}

interface Request {
  /** Of the subject. */
  name: string
  /** None for an authority. */
  domains: readonly string[]
  from: number
  to: number
}

export interface Certificate {
  pem: string
  /** PKCS #8. */
  key: string
}

/** A certificate with a key on the curve P-256, signed by an authority or by itself. */
export function issue({ name, domains, from, to }: Request, by?: Authority): Certificate {
  const keys = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const signer = by ?? { name, key: createPrivateKey(keys.privateKey) }
  const isAuthority = domains.length === 0
  const alternatives = domains.map((domain) => tagged(DNS_NAME, Buffer.from(domain), 'plain'))
  const toBeSigned = sequence(
    tagged(0, integer(2)), // version 3
    integer(Buffer.concat([Buffer.of(1), randomBytes(SERIAL_BYTES)])),
    ECDSA_WITH_SHA256,
    subject(signer.name),
    sequence(time(new Date(from)), time(new Date(to))),
    subject(name),
    keys.publicKey,
    tagged(
      3,
      sequence(
        isAuthority
          ? sequence(BASIC_CONSTRAINTS, boolean(true), octets(sequence(boolean(true))))
          : sequence(SUBJECT_ALTERNATIVE_NAME, octets(sequence(...alternatives))),
      ),
    ),
  )
  const signature = sign('sha256', toBeSigned, signer.key)
  const certificate = sequence(toBeSigned, ECDSA_WITH_SHA256, bits(signature))
  return { pem: new X509Certificate(certificate).toString(), key: keys.privateKey }
}

const subject = (name: string) => sequence(set(sequence(COMMON_NAME, utf8(name))))
