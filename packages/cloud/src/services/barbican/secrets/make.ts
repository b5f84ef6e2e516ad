import type { Auth } from '../../../core/auth/auth.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Clock } from '../../../core/time/clock.ts'
import { newRow } from '../resource/new-row.ts'
import { payloads, secrets } from './store.ts'
import type { SecretRow } from './store.ts'

interface Context {
  db: Db
  clock: Clock
  auth: Pick<Auth, 'userId' | 'projectId'>
}

type Given = Partial<Pick<SecretRow, 'name' | 'secret_type' | 'expiration' | 'algorithm' | 'bit_length' | 'mode'>>

interface Payload {
  bytes: Buffer
  contentType: string
}

/** Stores a secret, with its value or without one. */
export function makeSecret(context: Context, given: Given, payload?: Payload): SecretRow {
  const row: SecretRow = {
    ...newRow(context),
    status: 'ACTIVE',
    name: given.name ?? null,
    secret_type: given.secret_type ?? 'opaque',
    expiration: given.expiration ?? null,
    algorithm: given.algorithm ?? null,
    bit_length: given.bit_length ?? null,
    mode: given.mode ?? null,
    content_type: payload?.contentType ?? null,
    metadata: {},
    consumers: [],
    acl: null,
  }
  secrets.insert(context.db, row)
  if (payload) payloads.insert(context.db, { id: row.id, base64: payload.bytes.toString('base64') })
  return row
}

/** What Barbican calls a content type: without parameters. */
export const normalized = (contentType: string) => (contentType.split(';', 1)[0] ?? '').trim().toLowerCase()
