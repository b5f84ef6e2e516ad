import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** What stands in a certificate. */
const ReadCertificate = z.object({
  subject: z.string(),
  issuer: z.string(),
  /** Its own signature: nobody vouches for it. */
  is_self_signed: z.boolean(),
  /** The names that it is for: at most a hundred of them. */
  domains: z.array(z.string()),
  domain_count: z.number(),
  not_before: z.string(),
  not_after: z.string(),
  /** `RSA 2048`, `EC P-256` */
  key: z.string(),
  /** SHA-256. */
  fingerprint: z.string(),
})
export type ReadCertificate = z.infer<typeof ReadCertificate>

const Certificate = z.object({
  id: z.string(),
  name: z.string(),
  status: z.string(),
  created: z.string(),
  /** By which listeners name it. */
  reference: z.string(),
  has_key: z.boolean(),
  has_chain: z.boolean(),
  /** Null if it could not be read, or is none. */
  read: ReadCertificate.nullable(),
  /** Listeners that serve it. */
  used_by: z.array(
    z.object({ id: z.string(), name: z.string(), protocol_port: z.number(), load_balancer_id: z.string() }),
  ),
})
export type Certificate = z.infer<typeof Certificate>

/** Why what was pasted cannot be stored. */
const PROBLEMS = [
  'no-certificate',
  'no-key',
  'several-keys',
  'encrypted-key',
  'unreadable',
  'wrong-key',
  'expired',
] as const
/** What is worth a look. */
const NOTES = [
  'chain-incomplete',
  'self-signed',
  'not-yet-valid',
  'ends-soon',
  'weak-key',
  'no-domains',
  'left-out',
] as const
export type CertificateProblem = (typeof PROBLEMS)[number]
export type CertificateNote = (typeof NOTES)[number]

const CheckedCertificate = z.object({
  problem: z.enum(PROBLEMS).nullable(),
  notes: z.array(z.enum(NOTES)),
  /** The server's certificate. */
  read: ReadCertificate.nullable(),
  /** The subjects of those that sign it, in order; the root is left out. */
  chain: z.array(z.string()),
})
export type CheckedCertificate = z.infer<typeof CheckedCertificate>

const MAX_PEM = 200_000
/** A certificate, its key and its chain as PEM, in any order. */
const private_pem = z.string().min(1).max(MAX_PEM)

export const certificateEndpoints = {
  certificateList: get('/api/barbican/certificates/', 'The certificates of the project, read from themselves', {
    result: items(Certificate),
  }),
  certificateView: get('/api/barbican/certificates/:id/', 'One certificate, read from itself', {
    result: Certificate,
  }),
  certificateCheck: post(
    '/api/barbican/certificates/check/',
    'Check a certificate with its key and chain before it is stored; stores nothing',
    { body: z.object({ private_pem }), result: CheckedCertificate },
  ),
  certificateCreate: post('/api/barbican/certificates/', 'Store a certificate with its key and chain', {
    body: z.object({ name: z.string().trim().min(1).max(255), private_pem }),
    result: z.object({ id: z.string() }),
    location: '/api/barbican/certificates/:id',
  }),
  certificateDelete: del('/api/barbican/certificates/:id/', 'Delete a certificate with its key and chain'),
}
