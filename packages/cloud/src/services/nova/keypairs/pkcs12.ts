import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { integer, nothing, octets, oid, sequence, set, tagged } from '../../../core/der.ts'

const DATA = oid('1.2.840.113549.1.7.1')
const KEY_BAG = oid('1.2.840.113549.1.12.10.1.2')
const CERTIFICATE_BAG = oid('1.2.840.113549.1.12.10.1.3')
const X509_CERTIFICATE = oid('1.2.840.113549.1.9.22.1')
const LOCAL_KEY_ID = oid('1.2.840.113549.1.9.21')
const SHA256 = sequence(oid('2.16.840.1.101.3.4.2.1'), nothing)

const SALT_BYTES = 8
const ROUNDS = 2048
const HASH_BYTES = 32
const BLOCK_BYTES = 64

/** A certificate and its key in one file (RFC 7292) with an empty password, as Windows imports it. */
export function packPkcs12(certificate: Buffer, key: KeyObject): Buffer {
  const mark = set(sequence(LOCAL_KEY_ID, set(octets(createHash('sha1').update(certificate).digest()))))
  const shrouded = key.export({ format: 'der', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: '' })
  const bags = [
    bag(CERTIFICATE_BAG, sequence(X509_CERTIFICATE, tagged(0, octets(certificate))), mark),
    bag(KEY_BAG, shrouded, mark),
  ]
  const content = sequence(...bags.map((one) => contentInfo(sequence(one))))
  return sequence(integer(3), contentInfo(content), seal(content))
}

const bag = (kind: Buffer, value: Buffer, attributes: Buffer) => sequence(kind, tagged(0, value), attributes)

const contentInfo = (content: Buffer) => sequence(DATA, tagged(0, octets(content)))

function seal(content: Buffer): Buffer {
  const salt = randomBytes(SALT_BYTES)
  const digest = createHmac('sha256', sealKey(salt)).update(content).digest()
  return sequence(sequence(SHA256, octets(digest)), octets(salt), integer(ROUNDS))
}

/** RFC 7292, appendix B, for one case: a MAC key of 32 bytes from the empty password. */
function sealKey(salt: Buffer): Buffer {
  const MAC_KEY = 3
  const EMPTY_PASSWORD = Buffer.of(0, 0)
  const filled = (bytes: Buffer) => Buffer.alloc(BLOCK_BYTES, bytes)
  let key = Buffer.concat([Buffer.alloc(BLOCK_BYTES, MAC_KEY), filled(salt), filled(EMPTY_PASSWORD)])
  for (let round = 0; round < ROUNDS; round += 1) key = createHash('sha256').update(key).digest()
  return key.subarray(0, HASH_BYTES)
}
