import type { SecretConsumer, SecretType } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { storeOf } from '../resource/store.ts'
import type { Acl, Row } from '../resource/store.ts'

export interface SecretRow extends Row {
  name: string | null
  secret_type: SecretType
  expiration: string | null
  algorithm: string | null
  bit_length: number | null
  mode: string | null
  /** Null without a payload. */
  content_type: string | null
  metadata: Record<string, string>
  consumers: (SecretConsumer & { at: string })[]
  acl: Acl | null
}

export const secrets = storeOf<SecretRow>('barbican_secrets')

/** The value of a secret; `id` is the secret's. */
export const payloads = collection<{ id: string; base64: string }>('barbican_payloads')
