import { randomUUID } from 'node:crypto'
import {
  CALLS_HEADER,
  CALLS_MODES,
  isWrite,
  type CallsMode,
  type UpstreamCall,
  type WithCalls,
} from '@meridian/contract'
import { Recorder, type RecordedCall, type Sender } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Records the calls to the cloud; null unless the request asks for them. */
    recorder: Recorder | null
    /** The endpoint of each service that the request has called. */
    endpoints: Map<string, string> | null
    /** What sends this request's calls to a service. */
    senderOf: (transport: Sender, service: string, endpoint: string) => Sender
  }
}

/** Headers that every call has, or that are not part of its meaning. */
const COMMON_HEADERS = ['accept', 'openstack-api-version']
const JSON_TYPE = /^application\/json\b/

/**
 * Adds the calls to the cloud to the response of a request that asks for them with `CALLS_HEADER`, and only describes
 * those that would change something if it asks for an explanation.
 */
export function registerCalls(app: FastifyInstance): void {
  app.decorateRequest('recorder', null)
  app.decorateRequest('endpoints', null)
  app.decorateRequest('senderOf', function senderOf(this: FastifyRequest, transport, service, endpoint) {
    const mode = callsMode(this)
    if (!mode) return transport
    this.endpoints ??= new Map()
    this.endpoints.set(service, endpoint.replace(/\/+$/, ''))
    return (this.recorder ??= new Recorder({
      sender: transport,
      explains: mode === 'explained' && !isRead(this),
      isWrite,
      newId: `new-${randomUUID()}`,
    }))
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { recorder } = request
    if (!recorder || !isText(payload)) return done(null, payload)
    const { statusCode: status } = reply
    const isExplained = callsMode(request) === 'explained'
    const calls = recorder.calls.map((call) => describe(call, request, isExplained ? recorder.newId : undefined))
    // What follows the first described call can fail, because the response to that call is made up.
    const isEnough = isExplained && calls.some(isWrite)
    if (isExplained && status >= 400 && !isEnough) return done(null, payload)
    const answer: WithCalls = { status: isEnough ? 200 : status, body: isEnough ? null : parsed(payload), calls }
    // A response without content cannot have the calls either.
    if (isEnough || status === 204) reply.code(200)
    reply
      .header(CALLS_HEADER, callsMode(request))
      .removeHeader('content-length')
      .type('application/json; charset=utf-8')
    done(null, JSON.stringify(answer))
  })
}

function callsMode({ headers }: FastifyRequest): CallsMode | null {
  const named = headers[CALLS_HEADER]
  if (named === undefined) return null
  const mode = CALLS_MODES.find((one) => one === named)
  if (!mode) throw badRequest(`${CALLS_HEADER}: must be one of ${CALLS_MODES.join(', ')}`)
  return mode
}

const isRead = ({ routeOptions }: FastifyRequest) => routeOptions.config.readsOnly === true

const isText = (payload: unknown): payload is string | undefined | null =>
  typeof payload === 'string' || payload === undefined || payload === null

const parsed = (payload: string | undefined | null): unknown => (payload ? JSON.parse(payload) : null)

function describe(
  { service, method, url, headers, body, isFile, ...result }: RecordedCall,
  request: FastifyRequest,
  newId: string | undefined,
): UpstreamCall {
  const endpoint = request.endpoints?.get(service) ?? ''
  const base = url.startsWith(endpoint) ? endpoint : new URL(url).origin
  const version = headers['openstack-api-version']?.split(' ').at(-1) ?? null
  const others = Object.entries(headers).filter(
    ([name, value]) => !COMMON_HEADERS.includes(name) && !(name === 'content-type' && JSON_TYPE.test(value)),
  )
  return {
    service,
    method,
    endpoint: base,
    path: url.slice(base.length),
    version,
    headers: Object.fromEntries(others),
    body,
    file: isFile,
    ...result,
    ...(newId !== undefined && { newId }),
  }
}
