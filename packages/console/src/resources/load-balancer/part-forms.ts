import type {
  balancerPartEndpoints,
  BalancedListener,
  BalancedMonitor,
  BalancedPolicy,
  BalancedPool,
  BalancedRule,
  BodyOf,
} from '@meridian/contract'
import * as z from 'zod'
import { acrossFields, withMessage } from '../../framework/forms/validators.ts'
import { partMessages as messages, partPhrases as phrases } from './part-forms.messages.ts'

type Bodies = typeof balancerPartEndpoints

const name = z.string().trim().max(255)
const described = { name, description: z.string().max(255) }
const portNumber = z.number().int().min(1).max(65_535)
const milliseconds = z.number().int().min(0).max(31_536_000_000)

const cidrsIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean)
const cidr = z.union([z.cidrv4(), z.cidrv6()])

const LISTENER_PROTOCOLS = ['HTTP', 'TERMINATED_HTTPS', 'HTTPS', 'TCP', 'UDP', 'SCTP'] as const
const HEADERS = {
  forwarded_for: 'X-Forwarded-For',
  forwarded_port: 'X-Forwarded-Port',
  forwarded_proto: 'X-Forwarded-Proto',
}

export const isHttp = ({ protocol }: { protocol: string }) => protocol === 'HTTP' || protocol === 'TERMINATED_HTTPS'
/** Octavia counts no time of protocols without connections. */
export const isTcp = ({ protocol }: { protocol: string }) => protocol !== 'UDP' && protocol !== 'SCTP'

export const listenerSchema = z.object({
  ...described,
  protocol: z.enum(LISTENER_PROTOCOLS),
  protocol_port: portNumber,
  default_pool_id: z.string(),
  default_tls_container_ref: z.string().min(1),
  sni_container_refs: z.string(),
  allowed_cidrs: z.string().superRefine((text, context) => {
    const wrong = cidrsIn(text).find((one) => !cidr.safeParse(one).success)
    if (wrong) context.addIssue({ code: 'custom', ...withMessage(phrases.notCidr, undefined, { text: wrong }) })
  }),
  forwarded_for: z.boolean(),
  forwarded_port: z.boolean(),
  forwarded_proto: z.boolean(),
  connection_limit: z.number().int().min(-1),
  timeout_client_data: milliseconds,
  timeout_member_connect: milliseconds,
  timeout_member_data: milliseconds,
  timeout_tcp_inspect: milliseconds,
  admin_state_up: z.boolean(),
})
type ListenerForm = z.output<typeof listenerSchema>

const isProtocol = (text: string) => LISTENER_PROTOCOLS.find((one) => one === text)

/** Of a new listener: HTTP at the first of its usual ports that is free. */
export function listenerValues(listeners: readonly BalancedListener[], listener?: BalancedListener): ListenerForm {
  const free = [80, 8080].find((port) => !listeners.some(({ protocol_port: taken }) => taken === port)) ?? 8081
  const has = (header: string) => listener?.insert_headers[header] === 'true'
  return {
    name: listener?.name ?? '',
    description: listener?.description ?? '',
    protocol: isProtocol(listener?.protocol ?? '') ?? 'HTTP',
    protocol_port: listener?.protocol_port ?? free,
    default_pool_id: listener?.default_pool_id ?? '',
    default_tls_container_ref: listener?.default_tls_container_ref ?? '',
    sni_container_refs: listener?.sni_container_refs.join('\n') ?? '',
    allowed_cidrs: listener?.allowed_cidrs?.join('\n') ?? '',
    forwarded_for: has(HEADERS.forwarded_for),
    forwarded_port: has(HEADERS.forwarded_port),
    forwarded_proto: has(HEADERS.forwarded_proto),
    connection_limit: listener?.connection_limit ?? -1,
    timeout_client_data: listener?.timeout_client_data ?? 50_000,
    timeout_member_connect: listener?.timeout_member_connect ?? 5000,
    timeout_member_data: listener?.timeout_member_data ?? 50_000,
    timeout_tcp_inspect: listener?.timeout_tcp_inspect ?? 0,
    admin_state_up: listener?.admin_state_up ?? true,
  }
}

type ListenerBody = BodyOf<Bodies['listenerUpdate']>

/** What a listener is to have; headers that the form does not know stay. Hidden fields are not in `values`. */
export function listenerBody(values: Partial<ListenerForm>, listener?: BalancedListener): ListenerBody {
  const { protocol: _protocol, protocol_port: _port, allowed_cidrs, sni_container_refs: sni, ...rest } = values
  const { forwarded_for, forwarded_port, forwarded_proto, default_pool_id: pool, ...plain } = rest
  const given = { forwarded_for, forwarded_port, forwarded_proto }
  const known = Object.keys(HEADERS) as (keyof typeof HEADERS)[] // its own keys
  const others = Object.entries(listener?.insert_headers ?? {}).filter(
    ([header]) => !Object.values(HEADERS).includes(header),
  )
  const headers = [...others, ...known.filter((key) => given[key]).map((key) => [HEADERS[key], 'true'])]
  const cidrs = cidrsIn(allowed_cidrs ?? '')
  const names = cidrsIn(sni ?? '')
  return {
    ...plain,
    ...(pool || listener ? { default_pool_id: pool || null } : {}),
    ...(cidrs.length > 0 ? { allowed_cidrs: cidrs } : listener?.allowed_cidrs ? { allowed_cidrs: null } : {}),
    ...(forwarded_for !== undefined && (headers.length > 0 || listener)
      ? { insert_headers: Object.fromEntries(headers) }
      : {}),
    ...(sni !== undefined && (names.length > 0 || listener) ? { sni_container_refs: names } : {}),
  }
}

const POOL_PROTOCOLS = ['HTTP', 'HTTPS', 'TCP', 'UDP', 'SCTP', 'PROXY', 'PROXYV2'] as const
const ALGORITHMS = ['ROUND_ROBIN', 'LEAST_CONNECTIONS', 'SOURCE_IP', 'SOURCE_IP_PORT'] as const

export const poolSchema = z.object({
  ...described,
  protocol: z.enum(POOL_PROTOCOLS),
  lb_algorithm: z.enum(ALGORITHMS),
  persistence: z.enum(['none', 'SOURCE_IP', 'HTTP_COOKIE', 'APP_COOKIE']),
  cookie_name: z.string().trim().min(1).max(255),
  listener_id: z.string(),
  admin_state_up: z.boolean(),
})
type PoolForm = z.output<typeof poolSchema>

const oneOf = <const T extends string>(all: readonly T[], text: string | undefined, otherwise: T): T =>
  all.find((one) => one === text) ?? otherwise

export const poolValues = (pool?: BalancedPool): PoolForm => ({
  name: pool?.name ?? '',
  description: pool?.description ?? '',
  protocol: oneOf(POOL_PROTOCOLS, pool?.protocol, 'HTTP'),
  lb_algorithm: oneOf(ALGORITHMS, pool?.lb_algorithm, 'ROUND_ROBIN'),
  persistence: oneOf(poolSchema.shape.persistence.options, pool?.session_persistence?.type, 'none'),
  cookie_name: pool?.session_persistence?.cookie_name ?? '',
  listener_id: '',
  admin_state_up: pool?.admin_state_up ?? true,
})

export function poolBody({
  name: called,
  description,
  lb_algorithm,
  persistence,
  cookie_name,
  admin_state_up,
}: PoolForm) {
  const cookie = persistence === 'APP_COOKIE' && { cookie_name }
  return {
    name: called,
    description,
    lb_algorithm,
    admin_state_up,
    session_persistence: persistence === 'none' ? null : { type: persistence, ...cookie },
  }
}

const CHECKS = ['HTTP', 'HTTPS', 'TCP', 'PING', 'TLS-HELLO', 'UDP-CONNECT', 'SCTP'] as const
const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'CONNECT'] as const
const seconds = z.number().int().min(1)
const retries = z.number().int().min(1).max(10)

export const checksHttp = ({ type }: { type: string }) => type === 'HTTP' || type === 'HTTPS'

export const monitorSchema = z
  .object({
    name,
    type: z.enum(CHECKS),
    delay: seconds,
    timeout: seconds,
    max_retries: retries,
    max_retries_down: retries,
    http_method: z.enum(METHODS),
    url_path: z.string().regex(/^\/\S*$/),
    expected_codes: z.string().regex(/^\d{3}(-\d{3}|(\s*,\s*\d{3})*)$/),
    admin_state_up: z.boolean(),
  })
  .superRefine(
    ...acrossFields(({ delay, timeout }: Partial<{ delay: number; timeout: number }>) =>
      (timeout ?? 0) > (delay ?? Infinity) ? { field: 'timeout', message: messages.timeoutTooLong } : null,
    ),
  )
type MonitorForm = z.output<typeof monitorSchema>

export const monitorValues = (monitor: BalancedMonitor | null): MonitorForm => ({
  name: monitor?.name ?? '',
  type: oneOf(CHECKS, monitor?.type, 'HTTP'),
  delay: monitor?.delay ?? 5,
  timeout: monitor?.timeout ?? 5,
  max_retries: monitor?.max_retries ?? 3,
  max_retries_down: monitor?.max_retries_down ?? 3,
  http_method: oneOf(METHODS, monitor?.http_method ?? undefined, 'GET'),
  url_path: monitor?.url_path ?? '/',
  expected_codes: monitor?.expected_codes ?? '200',
  admin_state_up: monitor?.admin_state_up ?? true,
})

const ACTIONS = ['REDIRECT_TO_POOL', 'REDIRECT_TO_URL', 'REDIRECT_PREFIX', 'REJECT'] as const
const CODES = ['301', '302', '303', '307', '308'] as const

export const policySchema = z.object({
  ...described,
  action: z.enum(ACTIONS),
  redirect_pool_id: z.string().min(1),
  redirect_url: z.url({ protocol: /^https?$/ }),
  redirect_prefix: z.url({ protocol: /^https?$/ }),
  redirect_http_code: z.enum(CODES),
  position: z.number().int().min(1),
  admin_state_up: z.boolean(),
})
type PolicyForm = z.output<typeof policySchema>

/** A new policy is the last of its listener. */
export const policyValues = (listener: BalancedListener, policy?: BalancedPolicy): PolicyForm => ({
  name: policy?.name ?? '',
  description: policy?.description ?? '',
  action: oneOf(ACTIONS, policy?.action, 'REDIRECT_TO_POOL'),
  redirect_pool_id: policy?.redirect_pool_id ?? '',
  redirect_url: policy?.redirect_url ?? '',
  redirect_prefix: policy?.redirect_prefix ?? '',
  redirect_http_code: oneOf(CODES, String(policy?.redirect_http_code ?? ''), '302'),
  position: policy?.position ?? listener.policies.length + 1,
  admin_state_up: policy?.admin_state_up ?? true,
})

/** Hidden fields are not in `values`. */
export const policyBody = ({
  redirect_http_code: code,
  ...values
}: Partial<PolicyForm> & Pick<PolicyForm, 'action'>) => ({
  ...values,
  ...(code && { redirect_http_code: Number(code) }),
})

const RULE_TYPES = ['HOST_NAME', 'PATH', 'FILE_TYPE', 'HEADER', 'COOKIE'] as const
const COMPARISONS = ['EQUAL_TO', 'STARTS_WITH', 'ENDS_WITH', 'CONTAINS', 'REGEX'] as const

export const hasKey = ({ type }: { type: string }) => type === 'HEADER' || type === 'COOKIE'

export const ruleSchema = z
  .object({
    type: z.enum(RULE_TYPES),
    key: z.string().trim().min(1).max(255),
    compare_type: z.enum(COMPARISONS),
    value: z.string().min(1).max(255),
    invert: z.boolean(),
  })
  .superRefine(
    ...acrossFields(({ type, compare_type: how = '' }: Partial<{ type: string; compare_type: string }>) =>
      type === 'FILE_TYPE' && !['EQUAL_TO', 'REGEX'].includes(how)
        ? { field: 'compare_type', message: messages.fileTypeComparison }
        : null,
    ),
  )

export const ruleValues = (rule?: BalancedRule): z.output<typeof ruleSchema> => ({
  type: oneOf(RULE_TYPES, rule?.type, 'PATH'),
  key: rule?.key ?? '',
  compare_type: oneOf(COMPARISONS, rule?.compare_type, 'STARTS_WITH'),
  value: rule?.value ?? '',
  invert: rule?.invert ?? false,
})
