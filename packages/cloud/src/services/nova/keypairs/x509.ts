import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto'
import { bits, integer, nothing, octets, oid, sequence, set, tagged, time, utf8 } from '../../../core/der.ts'
import { packPkcs12 } from './pkcs12.ts'
import { colons } from './ssh-key.ts'
import type { Generated } from './ssh-key.ts'

const BITS = 2048
const LIFETIME_MS = 3650 * 86_400_000
const SERIAL_BYTES = 16

const SHA256_WITH_RSA = sequence(oid('1.2.840.113549.1.1.11'), nothing)
const COMMON_NAME = oid('2.5.4.3')
const EXTENDED_KEY_USAGE = oid('2.5.29.37')
const CLIENT_AUTHENTICATION = oid('1.3.6.1.5.5.7.3.2')
const SUBJECT_ALTERNATIVE_NAME = oid('2.5.29.17')
const USER_PRINCIPAL_NAME = oid('1.3.6.1.4.1.311.20.2.3')

/** A certificate that authenticates the user to Windows servers, and its key as a PKCS #12 file without a password. */
export function generateCertificate(userId: string, now: number): Generated {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: BITS })
  const name = sequence(set(sequence(COMMON_NAME, utf8(userId))))
  const toBeSigned = sequence(
    tagged(0, integer(2)), // version 3
    integer(Buffer.concat([Buffer.of(1), randomBytes(SERIAL_BYTES)])),
    SHA256_WITH_RSA,
    name,
    sequence(time(new Date(now)), time(new Date(now + LIFETIME_MS))),
    name,
    publicKey.export({ format: 'der', type: 'spki' }),
    tagged(3, sequence(extension(EXTENDED_KEY_USAGE, CLIENT_AUTHENTICATION), principal(`${userId}@localhost`))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const certificate = sequence(toBeSigned, SHA256_WITH_RSA, bits(signature))
  return {
    publicKey: new X509Certificate(certificate).toString(),
    privateKey: packPkcs12(certificate, privateKey).toString('base64'),
  }
}

/** The SHA-1 fingerprint `aa:bb:…`; undefined for an invalid certificate. */
export function x509Fingerprint(pem: string): string | undefined {
  if (!pem.includes('-----BEGIN CERTIFICATE-----')) return undefined
  try {
    return colons(createHash('sha1').update(new X509Certificate(pem).raw).digest('hex'))
  } catch {
    return undefined // not a certificate
  }
}

const extension = (id: Buffer, value: Buffer) => sequence(id, octets(sequence(value)))

const principal = (name: string) =>
  extension(SUBJECT_ALTERNATIVE_NAME, tagged(0, Buffer.concat([USER_PRINCIPAL_NAME, tagged(0, utf8(name))])))
