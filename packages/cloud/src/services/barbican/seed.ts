import { createPrivateKey } from 'node:crypto'
import type { SecretType } from '@meridian/wire'
import { seededUuid } from '../../core/ids.ts'
import type { Background } from '../../core/service/service.ts'
import { CERTIFICATES, certificateId } from '../../seed/balancers.ts'
import { projectId, userId } from '../../seed/company.ts'
import { issue } from './certificate.ts'
import { containers } from './containers/store.ts'
import { timeOf } from './resource/new-row.ts'
import { payloads, secrets } from './secrets/store.ts'

const DAY_MS = 86_400_000
const AUTHORITY = 'Example Corp CA'
/** The authority's own certificate. */
const AUTHORITY_DAYS = { before: 400, after: 3250 }

/** The company's certificates, with their dates counted from now, and the password of its database. */
export function seed(background: Background): void {
  const now = background.clock.now()
  const at = (days: number) => now + days * DAY_MS
  const { before, after } = AUTHORITY_DAYS
  const root = issue({ name: AUTHORITY, domains: [], from: at(-before), to: at(after) })
  const authority = { name: AUTHORITY, key: createPrivateKey(root.key) }
  for (const { name, domains, from, to } of CERTIFICATES) {
    const made = issue({ name: domains[0], domains, from: at(from), to: at(to) }, authority)
    const created = timeOf(at(from))
    const part = (kind: string, secret_type: SecretType, pem: string) => ({
      name: kind,
      id: store(background, { name: `${name} ${kind}`, secret_type, created, payload: pem }),
    })
    containers.insert(background.db, {
      ...common(certificateId(name), created),
      name,
      type: 'certificate',
      secrets: [
        part('certificate', 'certificate', made.pem),
        part('private_key', 'private', made.key),
        part('intermediates', 'certificate', root.pem),
      ],
      consumers: [],
      acl: null,
    })
  }
  const password = { name: 'shop-db-password', secret_type: 'passphrase' as const, created: timeOf(at(-48)) }
  store(background, { ...password, payload: 'correct horse battery staple' })
}

const common = (id: string, created: string) => ({
  id,
  project_id: projectId('demo'),
  creator_id: userId('demo'),
  status: 'ACTIVE' as const,
  created,
  updated: created,
})

interface SeedSecret {
  name: string
  secret_type: SecretType
  created: string
  payload: string
}

function store({ db }: Background, { name, secret_type, created, payload }: SeedSecret): string {
  const id = seededUuid('secret', name)
  secrets.insert(db, {
    ...common(id, created),
    name,
    secret_type,
    expiration: null,
    algorithm: null,
    bit_length: null,
    mode: null,
    content_type: 'text/plain',
    metadata: {},
    consumers: [],
    acl: null,
  })
  payloads.insert(db, { id, base64: Buffer.from(payload).toString('base64') })
  return id
}
