import * as z from 'zod'
import {
  address,
  changeable,
  integer,
  milliseconds,
  named,
  oneOf,
  port,
  reference,
  text,
  uuid,
} from '../resource/fields.ts'

const MAX_CONNECTIONS = 2_147_483_647

const cidr = z.string().refine((value) => isCidr(value), { error: 'Value should be IPv4 or IPv6 CIDR format' })

function isCidr(value: string): boolean {
  const [network = '', length = '', ...more] = value.split('/')
  return (
    more.length === 0 &&
    address.safeParse(network).success &&
    /^\d{1,3}$/.test(length) &&
    Number(length) <= (network.includes(':') ? 128 : 32)
  )
}

const fields = {
  ...named,
  connection_limit: integer(-1, MAX_CONNECTIONS).nullish(),
  default_tls_container_ref: reference.nullish(),
  sni_container_refs: z.array(reference).nullish(),
  default_pool_id: uuid.nullish(),
  insert_headers: z.record(z.string(), z.string()).nullish(),
  timeout_client_data: milliseconds.nullish(),
  timeout_member_connect: milliseconds.nullish(),
  timeout_member_data: milliseconds.nullish(),
  timeout_tcp_inspect: milliseconds.nullish(),
  client_ca_tls_container_ref: reference.nullish(),
  client_authentication: oneOf('NONE', 'OPTIONAL', 'MANDATORY').nullish(),
  client_crl_container_ref: reference.nullish(),
  allowed_cidrs: z.array(cidr).nullish(),
  tls_ciphers: z.string().max(2048).nullish(),
  tls_versions: z.array(oneOf('SSLv3', 'TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3')).nullish(),
  alpn_protocols: z.array(oneOf('h2', 'http/1.1', 'http/1.0')).nullish(),
}

export const newListenerFields = {
  ...fields,
  protocol: oneOf('TCP', 'HTTPS', 'PROMETHEUS', 'SCTP', 'HTTP', 'TERMINATED_HTTPS', 'UDP'),
  protocol_port: port,
}
const NewListenerFields = z.strictObject(newListenerFields)

export type ListenerGiven = z.output<typeof NewListenerFields>

export const NewListener = z.strictObject({
  listener: z.strictObject({
    ...newListenerFields,
    loadbalancer_id: text.nullish(),
    default_pool: z.null().optional(),
  }),
})
export const ListenerChange = z.strictObject({ listener: z.strictObject(changeable(fields)) })
