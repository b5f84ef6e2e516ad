import { type BodyOf, type loadBalancerEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { withMessage } from '../../framework/forms/validators.ts'
import { memberPhrases } from './load-balancer-forms.messages.ts'

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

export const balancerSchema = z
  .object({
    name: z.string().trim().max(255),
    vip_subnet_id: z.string().min(1),
    protocol: z.enum(['HTTP', 'HTTPS', 'TCP']),
    protocol_port: z.number().int().min(1).max(MAX_PORT),
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

export const balancerDefaults: BalancerForm = {
  name: '',
  vip_subnet_id: '',
  protocol: 'HTTP',
  protocol_port: 80,
  lb_algorithm: 'ROUND_ROBIN',
  members: '',
  check: 'HTTP',
  description: '',
}

const CHECK = { delay: 5, timeout: 3, max_retries: 3 }

/** One tree: the balancer with a listener, its pool, the members and the monitor. */
export function balancerRequest(form: BalancerForm): BodyOf<typeof loadBalancerEndpoints.loadBalancerCreate> {
  const { name, vip_subnet_id, protocol, protocol_port, lb_algorithm, members, check, description } = form
  return {
    name,
    vip_subnet_id,
    ...(description && { description }),
    listeners: [
      {
        protocol,
        protocol_port,
        default_pool: {
          protocol,
          lb_algorithm,
          members: linesOf(members).flatMap((line) => memberIn(line, protocol_port) ?? []),
          ...(check !== 'none' && { healthmonitor: { type: check, ...CHECK } }),
        },
      },
    ],
  }
}
