import type { CertificateNote, CertificateProblem, CheckedCertificate, ReadCertificate } from '@meridian/contract'
import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto'

const MOST_DOMAINS = 100
const SOON_MS = 14 * 86_400_000
const WEAK_RSA_BITS = 2048

/** As people and openssl name the curves. */
const CURVES: Readonly<Record<string, string>> = { prime256v1: 'P-256', secp384r1: 'P-384', secp521r1: 'P-521' }

/** What stands in a certificate, PEM or DER; null if it is none. */
export function readCertificate(bytes: Buffer): ReadCertificate | null {
  try {
    return readingOf(new X509Certificate(bytes))
  } catch {
    return null // not a certificate
  }
}

function readingOf(certificate: X509Certificate): ReadCertificate {
  const domains = namesIn(certificate)
  return {
    subject: commonName(certificate.subject),
    issuer: commonName(certificate.issuer),
    is_self_signed: isSelfSigned(certificate),
    domains: domains.slice(0, MOST_DOMAINS),
    domain_count: domains.length,
    not_before: certificate.validFromDate.toISOString(),
    not_after: certificate.validToDate.toISOString(),
    key: keyText(certificate.publicKey),
    fingerprint: certificate.fingerprint256,
  }
}

/** The last part of a name that people know: its common name, else its organization. */
const commonName = (name: string): string =>
  /^CN=(.*)$/m.exec(name)?.[1] ?? /^O=(.*)$/m.exec(name)?.[1] ?? name.replaceAll('\n', ', ')

const isSelfSigned = (one: X509Certificate) => one.checkIssued(one) && one.verify(one.publicKey)

/** Domains and addresses; a certificate without alternative names is for its subject. */
function namesIn({ subjectAltName: names, subject, ca }: X509Certificate): string[] {
  if (names === undefined) return ca || !/^CN=/m.test(subject) ? [] : [commonName(subject)]
  return names.split(', ').flatMap((one) => /^(?:DNS|IP Address):"?(.*?)"?$/.exec(one)?.[1] ?? [])
}

function keyText({ asymmetricKeyType: type, asymmetricKeyDetails: details = {} }: KeyObject): string {
  const { modulusLength: bits, namedCurve: curve = '' } = details
  if (type === 'ec') return `EC ${CURVES[curve] ?? curve}`
  return [type?.toUpperCase(), bits].filter((part) => part !== undefined).join(' ')
}

/** What is stored: each as PEM. */
interface Bundle {
  certificate: string
  key: string
  /** In order, without the root; empty if it is the only one that signs. */
  intermediates: string
}

type CheckedBundle = CheckedCertificate & { bundle: Bundle | null }

const BLOCK = /-----BEGIN ([A-Z0-9 ]+)-----[^-]*(?:-[^-]+)*?-----END \1-----/g

/** Sorts what was pasted in any order into a certificate, its key and its chain, and says what is wrong with it. */
export function checkBundle(text: string, now: number): CheckedBundle {
  const refused = (problem: CertificateProblem, read: ReadCertificate | null = null): CheckedBundle => ({
    problem,
    notes: [],
    read,
    chain: [],
    bundle: null,
  })
  const blocks = [...text.replaceAll('\r', '').matchAll(BLOCK)].map(([pem, label = '']) => ({ pem, label }))
  const pems = blocks.filter(({ label }) => label.endsWith('CERTIFICATE')).map(({ pem }) => pem)
  const keys = blocks.filter(({ label }) => label.endsWith('PRIVATE KEY'))
  const [first] = keys
  if (pems.length === 0) return refused(/BEGIN [A-Z0-9 ]*CERTIFICATE/.test(text) ? 'unreadable' : 'no-certificate')
  if (!first) return refused('no-key')
  if (keys.length > 1) return refused('several-keys')
  if (/ENCRYPTED/.test(first.pem)) return refused('encrypted-key')
  const all = parsed(() => pems.map((pem) => new X509Certificate(pem)))
  const key = parsed(() => createPrivateKey(first.pem))
  if (!all || !key) return refused('unreadable')
  const leaf = all.find((one) => one.checkPrivateKey(key))
  if (!leaf) return refused('wrong-key')
  const read = readingOf(leaf)
  if (leaf.validToDate.getTime() <= now) return refused('expired', read)
  const { chain, isComplete } = chainOf(leaf, all)
  const signers = chain.filter((one) => !isSelfSigned(one))
  const used = new Set([leaf, ...chain].map(({ fingerprint256: print }) => print))
  const isWeak = key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) < WEAK_RSA_BITS
  const found: Readonly<Record<CertificateNote, boolean>> = {
    'chain-incomplete': !isComplete,
    'self-signed': read.is_self_signed,
    'not-yet-valid': leaf.validFromDate.getTime() > now,
    'ends-soon': leaf.validToDate.getTime() < now + SOON_MS,
    'weak-key': isWeak,
    'no-domains': read.domain_count === 0,
    'left-out': all.some(({ fingerprint256: print }) => !used.has(print)),
  }
  return {
    problem: null,
    notes: (Object.keys(found) as CertificateNote[]).filter((note) => found[note]), // its own keys
    read,
    chain: signers.map(({ subject }) => commonName(subject)),
    bundle: {
      certificate: leaf.toString(),
      key: first.pem,
      intermediates: signers.map((one) => one.toString()).join(''),
    },
  }
}

/** Each is signed by the next; complete if the last one is signed by itself, or by a root that browsers know. */
function chainOf(leaf: X509Certificate, all: readonly X509Certificate[]) {
  const chain: X509Certificate[] = []
  let last = leaf
  while (!isSelfSigned(last)) {
    const issuer = all.find(
      (one) => one !== last && !chain.includes(one) && last.checkIssued(one) && last.verify(one.publicKey),
    )
    if (!issuer) break
    chain.push(issuer)
    last = issuer
  }
  return { chain, isComplete: isSelfSigned(leaf) || chain.length > 0 }
}

function parsed<T>(parse: () => T): T | null {
  try {
    return parse()
  } catch {
    return null // what is between the lines is damaged
  }
}
