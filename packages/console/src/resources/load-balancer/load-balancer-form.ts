import { type BodyOf, type loadBalancerEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { balancerFormMessages, memberPhrases } from './load-balancer-forms.messages.ts'

interface TypedMember {
  address: string
  protocol_port: number
}

const MAX_PORT = 65_535
const address = z.union([z.ipv4(), z.ipv6()])

/** `10.0.0.11:80`, `[fd00::1]:80`, or an address alone; null if it is neither. */
export function memberIn(line: string, port: number): TypedMember | null {
  const [, bracketed, inBrackets, plain, plainPort] =
    /^(?:\[([^\]]+)\](?::(\d{1,5}))?|([^\s:]+)(?::(\d{1,5}))?)$/.exec(line) ?? []
  const found = bracketed ?? plain ?? line
  const typedPort = inBrackets ?? plainPort
  const protocol_port = typedPort === undefined ? port : Number(typedPort)
  const isPort = protocol_port >= 1 && protocol_port <= MAX_PORT
  return address.safeParse(found).success && isPort ? { address: found, protocol_port } : null
}

export const linesOf = (text: string) =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean)

export const keyOf = ({ address: of, protocol_port: port }: TypedMember) => `${of} ${port}`

/** As people type it into a browser. */
const HOST =
  /^(?=.{1,253}$)[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)*$/u

type Protocol = 'HTTP' | 'TERMINATED_HTTPS' | 'HTTPS' | 'TCP'
const PLAIN_PORT = 80
const USUAL_PORTS: Partial<Record<Protocol, number>> = { HTTP: PLAIN_PORT, TERMINATED_HTTPS: 443, HTTPS: 443 }

/** The port that people expect of a protocol; one that was typed stays. */
export const portOf = (protocol: Protocol, port: number): number =>
  Object.values(USUAL_PORTS).includes(port) ? (USUAL_PORTS[protocol] ?? port) : port

export const endsHttps = ({ protocol }: { protocol: string }) => protocol === 'TERMINATED_HTTPS'

/** A redirect is from the usual port of plain HTTP. */
export const mayRedirect = (form: { protocol: string; protocol_port: number | null }) =>
  endsHttps(form) && form.protocol_port !== PLAIN_PORT

export const balancerSchema = z
  .object({
    name: z.string().trim().max(255),
    vip_subnet_id: z.string().min(1),
    protocol: z.enum(['HTTP', 'TERMINATED_HTTPS', 'HTTPS', 'TCP']),
    protocol_port: z.number().int().min(1).max(MAX_PORT),
    certificate: z.string().min(1),
    redirects: z.boolean(),
    host: z
      .string()
      .trim()
      .refine((text) => HOST.test(text), withMessage(balancerFormMessages.notHost)),
    lb_algorithm: z.enum(['ROUND_ROBIN', 'LEAST_CONNECTIONS', 'SOURCE_IP']),
    members: z.string(),
    check: z.enum(['HTTP', 'TCP', 'PING', 'none']),
    description: z.string().max(255),
  })
  .superRefine(({ members, protocol_port: port }, context) => {
    const seen = new Set<string>()
    for (const line of linesOf(members)) {
      const member = memberIn(line, port)
      const problem = !member ? memberPhrases.invalid : seen.has(keyOf(member)) ? memberPhrases.twice : null
      if (problem)
        return context.addIssue({
          code: 'custom',
          path: ['members'],
          ...withMessage(problem, undefined, { text: line }),
        })
      if (member) seen.add(keyOf(member))
    }
  })
export type BalancerForm = z.output<typeof balancerSchema>

type Hideable = 'certificate' | 'redirects' | 'host'
type Shown = Omit<BalancerForm, Hideable> & Partial<Pick<BalancerForm, Hideable>>

export const balancerDefaults: BalancerForm = {
  name: '',
  vip_subnet_id: '',
  protocol: 'HTTP',
  protocol_port: PLAIN_PORT,
  certificate: '',
  redirects: true,
  host: '',
  lb_algorithm: 'ROUND_ROBIN',
  members: '',
  check: 'HTTP',
  description: '',
}

const CHECK = { delay: 5, timeout: 3, max_retries: 3 }

/** Requests of any path go on, with https in front. */
const redirectTo = (host: string, port: number) => ({
  protocol: 'HTTP',
  protocol_port: PLAIN_PORT,
  l7policies: [
    {
      action: 'REDIRECT_PREFIX' as const,
      redirect_prefix: `https://${host}${port === USUAL_PORTS.TERMINATED_HTTPS ? '' : `:${port}`}`,
      rules: [{ type: 'PATH', compare_type: 'STARTS_WITH', value: '/' }],
    },
  ],
})

/**
 * One tree: the balancer with a listener, its pool, the members and the monitor, and the redirect to it. Hidden fields are
 * not in `form`.
 */
export function balancerRequest(form: Shown): BodyOf<typeof loadBalancerEndpoints.loadBalancerCreate> {
  const { name, vip_subnet_id, protocol, protocol_port, lb_algorithm, members, check, description } = form
  const { certificate, redirects, host } = form
  return {
    name,
    vip_subnet_id,
    ...(description && { description }),
    listeners: [
      {
        protocol,
        protocol_port,
        ...(certificate && { default_tls_container_ref: certificate }),
        default_pool: {
          protocol: endsHttps(form) ? 'HTTP' : protocol,
          lb_algorithm,
          members: linesOf(members).flatMap((line) => memberIn(line, protocol_port) ?? []),
          ...(check !== 'none' && { healthmonitor: { type: check, ...CHECK } }),
        },
      },
      ...(redirects && host ? [redirectTo(host, protocol_port)] : []),
    ],
  }
}
