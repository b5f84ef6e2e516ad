import { isLoopbackHost } from '@meridian/wire'
import type { IncomingMessage } from 'node:http'
import * as z from 'zod'
import { badRequest, conflict, forbidden, methodNotAllowed, notFound } from '../errors/fault.ts'
import { describeProblem, problemOf } from '../errors/invalid.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { parseJson, readBody } from './body.ts'
import { baseUrlOf } from './exchange.ts'
import { FaultRule } from './fault-rules.ts'
import { noContent, ok } from './reply.ts'
import type { Reply } from './reply.ts'

const Rules = z.strictObject({ rules: z.array(FaultRule).max(100) })
const Advance = z.strictObject({
  advance: z
    .number()
    .positive()
    .max(366 * 86_400),
})

const Disk = z.strictObject({ full: z.boolean() })

const PATHS = ['faults', 'disk', 'clock', 'snapshot', 'snapshot/restore'].map((name) => `/_meridian/${name}`)

/** The paths of no service: the list of services, fault rules, a full disk, the manual clock, snapshots. */
export async function control(kernel: Kernel, request: IncomingMessage): Promise<Reply> {
  const [path] = (request.url ?? '/').split('?', 1)
  if (path === '/') return ok({ services: servicesAt(kernel, baseUrlOf(kernel, request)) })
  if (!path?.startsWith('/_meridian/')) throw notFound('No service has this path.')
  if (!isLocal(request)) throw forbidden('Only this machine may do that.')
  if (request.headers.origin !== undefined) throw forbidden('No page of a browser may do that.')
  const body = await readBody(request)
  switch (`${request.method} ${path}`) {
    case 'GET /_meridian/faults':
      return ok({ rules: kernel.faultRules.list() })
    case 'PUT /_meridian/faults':
      kernel.faultRules.replace(knownServices(kernel, parse(Rules, body).rules))
      return ok({ rules: kernel.faultRules.list() })
    case 'DELETE /_meridian/faults':
      kernel.faultRules.replace([])
      return noContent
    case 'PUT /_meridian/disk':
      kernel.db.simulateFull(parse(Disk, body).full)
      return noContent
    case 'PUT /_meridian/clock':
      if (kernel.clock.mode !== 'manual') throw conflict(`The clock is ${kernel.clock.mode}, not manual.`)
      kernel.jobs.advance(parse(Advance, body).advance)
      kernel.batch.flush()
      return ok({ now: new Date(kernel.clock.now()).toISOString() })
    case 'PUT /_meridian/snapshot':
      kernel.takeSnapshot()
      return noContent
    case 'POST /_meridian/snapshot/restore':
      if (!kernel.restoreSnapshot()) throw conflict('No snapshot was taken.')
      return noContent
    default:
      throw PATHS.includes(path)
        ? methodNotAllowed('This path does not have that method.')
        : notFound('No service has this path.')
  }
}

const servicesAt = ({ services }: Kernel, baseUrl: string) =>
  services.map(({ type, name, prefix }) => ({ type, name, url: baseUrl + prefix }))

/** A rule for a service that does not exist would never apply, and a test with it would prove nothing. */
function knownServices({ services }: Kernel, rules: FaultRule[]): FaultRule[] {
  const types = services.map(({ type }) => type)
  const unknown = rules.find(({ service }) => service !== undefined && !types.includes(service))?.service
  if (unknown !== undefined)
    throw badRequest(`This cloud has no service "${unknown}". Its services are ${types.toSorted().join(', ')}.`)
  return rules
}

function parse<S extends z.ZodType>(schema: S, body: Buffer | undefined): z.output<S> {
  const value = parseJson(body)
  if (value === undefined) throw badRequest('The body is not JSON.')
  const result = schema.safeParse(value)
  if (!result.success) throw badRequest(describeProblem(problemOf(result.error, value)))
  return result.data
}

/**
 * Checks the Host header too, against DNS rebinding by web pages. Pages of any site can send a POST here; their browsers
 * name the origin of each.
 */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const peer = socket.remoteAddress ?? ''
  const isLoopback = peer === '::1' || /^(::ffff:)?127\./.test(peer)
  return isLoopback && isLoopbackHost(headers.host)
}
