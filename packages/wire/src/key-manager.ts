/** Barbican's objects have no ids but references: addresses that end in the id. Times are without a zone, in UTC. */
interface Stored {
  created: string
  updated: string
  status: 'ACTIVE' | 'PENDING' | 'ERROR'
  creator_id: string
}

export const SECRET_TYPES = ['symmetric', 'passphrase', 'private', 'public', 'certificate', 'opaque'] as const
export type SecretType = (typeof SECRET_TYPES)[number]

export interface Secret extends Stored {
  name: string | null
  secret_type: SecretType
  expiration: string | null
  algorithm: string | null
  bit_length: number | null
  mode: string | null
  /** Absent without a payload. */
  content_types?: { default: string }
  secret_ref: string
}

export interface SecretReference {
  name: string
  secret_ref: string
}

export interface ContainerConsumer {
  name: string
  URL: string
}

export interface SecretConsumer {
  service: string
  resource_type: string
  resource_id: string
}

export interface SecretContainer extends Stored {
  name: string | null
  type: 'generic' | 'certificate' | 'rsa'
  secret_refs: SecretReference[]
  consumers: ContainerConsumer[]
  container_ref: string
}

export interface OrderMeta {
  name?: string | null | undefined
  algorithm?: string | undefined
  bit_length?: number | undefined
  mode?: string | null | undefined
  payload_content_type?: string | undefined
  expiration: string | null
}

export interface SecretOrder extends Stored {
  type: 'key' | 'asymmetric'
  meta: OrderMeta
  order_ref: string
  sub_status?: string
  sub_status_message?: string
  error_status_code?: string
  error_reason?: string
  /** What was made: a secret or, of a pair, a container. */
  secret_ref?: string
  container_ref?: string
}

/** -1 is no limit. */
export interface KeyManagerQuota {
  secrets: number
  orders: number
  containers: number
  consumers: number
  cas: number
}
