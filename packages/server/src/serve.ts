import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResultOf } from '@meridian/contract'
import { ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiRefusal, badRequest } from './errors.ts'

export interface Input<E extends Endpoint> {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
}

type Handler<E extends Endpoint> = (
  input: Input<E>,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<ResultOf<E>> | ResultOf<E>

/** Mounts an endpoint of the contract: its input is parsed before the handler, and its reply after it. */
export function serve<E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { endpoint },
    handler: async (request, reply) => {
      const input = {
        params: request.params,
        query: endpoint.query?.parse(request.query),
        body: endpoint.body && parseBody(endpoint, request.body),
      } as Input<E> // the endpoint's own schemas and path made these three
      const result = await handler(input, request, reply)
      reply.code(endpoint.status)
      if (!endpoint.result) return reply.send()
      return checkedReply(endpoint, result)
    },
  })
}

function parseBody(endpoint: Endpoint, body: unknown): unknown {
  if (body === undefined || body === null) throw badRequest('request requires JSON body')
  const parsed = endpoint.body?.safeParse(body)
  if (parsed?.success) return parsed.data
  throw endpoint.invalid ? badRequest(endpoint.invalid) : (parsed?.error ?? badRequest('request requires JSON body'))
}

/** A reply that does not fit its schema began as a service's answer that does not fit its API. */
function checkedReply(endpoint: Endpoint, result: unknown): unknown {
  const parsed = endpoint.result?.safeParse(result)
  if (parsed?.success) return parsed.data
  const service = endpoint.path.split('/')[2] ?? 'cloud'
  throw new ServiceOutage(SERVICE_NAMES[service] ?? service, 'garbage', { cause: parsed?.error })
}

const SERVICE_NAMES: Record<string, string> = { glance: 'image', keystone: 'identity' }

/** Parses JSON bodies with the API's own words for what is wrong with them. */
export function registerJson(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text.toString(), withoutPrototype))
    } catch (error) {
      done(new ApiRefusal(400, `malformed JSON request: ${error instanceof Error ? error.message : 'unreadable'}`))
    }
  })
}

const withoutPrototype = (key: string, value: unknown) => (key === '__proto__' ? undefined : value)
