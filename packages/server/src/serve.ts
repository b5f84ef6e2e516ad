import {
  DOTS,
  fillPath,
  isDots,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@meridian/contract'
import { MissingService, ServiceOutage } from '@meridian/openstack'
import { parseJson } from '@meridian/wire'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal, badRequest } from './errors.ts'
import { plainIssues } from './plain-issues.ts'

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

type Handler<E extends Endpoint> = (
  input: Input<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ReplyOf<E>> | ReplyOf<E>

/** Mounts an endpoint of the contract: its input is parsed before the handler, and its reply after it. */
export function serve<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  config: Omit<FastifyContextConfig, 'endpoint'> = {},
): void {
  const tail = /\*(\w+)$/.exec(endpoint.path)?.[1]
  app.route({
    method: endpoint.method,
    url: endpoint.path.replace(/\*\w+$/, '*'),
    config: { ...config, endpoint },
    handler: async (request, reply) => {
      const input = {
        params: tail ? paramsWithTail(tail, request) : request.params,
        query: endpoint.query?.parse(request.query, { error: plainIssues }),
        body: endpoint.body && parseBody(endpoint, request.body),
      } as Input<E> // the endpoint's own schemas and path made these three
      const handle = () => handler(input, request, reply)
      const result = await (endpoint.absent === undefined ? handle() : orAbsent(endpoint.absent, handle))
      if (endpoint.bytes === 'out') return reply.send(result)
      const checked = endpoint.result && checkedReply(endpoint, result)
      reply.code(endpoint.status)
      if (endpoint.location && !reply.hasHeader('location'))
        reply.header(
          'location',
          fillPath(endpoint.location, { ...record(input.body), ...input.params, ...record(checked) }),
        )
      if (!endpoint.result) return reply.send()
      // Fastify sends a string as text, not as JSON.
      if (typeof checked === 'string')
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(checked))
      return checked
    },
  })
}

function paramsWithTail(tail: string, { params, query, url }: FastifyRequest): Record<string, string> {
  const { '*': rest = '', ...named } = params as Record<string, string> // Fastify decodes each into a string
  const { [DOTS.parameter]: dots } = query as Record<string, unknown> // Fastify parses every query into a flat record
  if (rest === DOTS.segment && isDots(dots)) return { ...named, [tail]: dots }
  // Fastify matches routes without the trailing slash, which means a folder in a path like this.
  const slash = url.split('?', 1)[0]?.endsWith('/') && !rest.endsWith('/') ? '/' : ''
  if (rest === '') throw badRequest(`${tail}: a name is required`)
  return { ...named, [tail]: rest + slash }
}

/** Responds 501 with the endpoint's message if the cloud lacks the service. */
async function orAbsent<T>(absent: string, handle: () => Promise<T> | T): Promise<T> {
  try {
    return await handle()
  } catch (error) {
    throw error instanceof MissingService ? new ApiRefusal(501, absent) : error
  }
}

const record = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})

function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (isNothing(body)) throw badRequest('request requires JSON body')
  const parsed = endpoint.body?.safeParse(body, { error: plainIssues })
  if (parsed?.success) return parsed.data
  throw endpoint.invalid ? badRequest(endpoint.invalid) : (parsed?.error ?? badRequest('request requires JSON body'))
}

const isNothing = (body: unknown) => !body || (typeof body === 'object' && Object.keys(body).length === 0)

/** A reply that does not fit its schema is the fault of the service's response. */
function checkedReply(endpoint: Endpoint, result: unknown): unknown {
  const parsed = endpoint.result?.safeParse(result)
  if (parsed?.success) return parsed.data
  const service = endpoint.path.split('/')[2] ?? 'cloud'
  throw new ServiceOutage(SERVICE_NAMES[service] ?? service, 'garbage', { cause: parsed?.error })
}

const SERVICE_NAMES: Record<string, string> = {
  cinder: 'volume',
  glance: 'image',
  heat: 'orchestration',
  keystone: 'identity',
  neutron: 'network',
  nova: 'compute',
  swift: 'object-store',
}

/** Parses JSON bodies, with the API's messages for malformed ones. */
export function registerJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, parseJson(text.toString(), withoutPrototype))
    } catch (error) {
      done(new ApiRefusal(400, `malformed JSON request: ${error instanceof Error ? error.message : 'unreadable'}`))
    }
  })
}

const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
