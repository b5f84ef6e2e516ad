import * as z from 'zod'
import { changeable, integer, named, oneOf, reference, text } from '../resource/fields.ts'

const MAX_SECONDS = 2_147_483_647

const SessionPersistence = z.strictObject({
  type: oneOf('SOURCE_IP', 'HTTP_COOKIE', 'APP_COOKIE'),
  cookie_name: text.nullish(),
  persistence_timeout: integer(0, MAX_SECONDS).nullish(),
  persistence_granularity: text.nullish(),
})

const algorithm = oneOf('ROUND_ROBIN', 'SOURCE_IP', 'LEAST_CONNECTIONS', 'SOURCE_IP_PORT')

const fields = {
  ...named,
  session_persistence: SessionPersistence.nullish(),
  tls_container_ref: reference.nullish(),
  ca_tls_container_ref: reference.nullish(),
  crl_container_ref: reference.nullish(),
  tls_enabled: z.boolean().nullish(),
  tls_ciphers: z.string().max(2048).nullish(),
  tls_versions: z.array(oneOf('SSLv3', 'TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3')).nullish(),
  alpn_protocols: z.array(oneOf('h2', 'http/1.1', 'http/1.0')).nullish(),
}

export const newPoolFields = {
  ...fields,
  protocol: oneOf('TCP', 'UDP', 'SCTP', 'HTTP', 'HTTPS', 'PROXY', 'PROXYV2'),
  lb_algorithm: algorithm,
}
const NewPoolFields = z.strictObject(newPoolFields)

export type PoolGiven = z.output<typeof NewPoolFields>

export const NewPool = z.strictObject({
  pool: z.strictObject({ ...newPoolFields, loadbalancer_id: text.nullish(), listener_id: text.nullish() }),
})
export const PoolChange = z.strictObject({
  pool: z.strictObject({ ...changeable(fields), lb_algorithm: algorithm.nullish() }),
})
