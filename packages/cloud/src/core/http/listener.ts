import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Fault, internalError } from '../errors/fault.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { ClientGone } from './body.ts'
import { control } from './control.ts'
import { dispatch } from './dispatch.ts'
import { exchangeOf } from './exchange.ts'
import type { Exchange } from './exchange.ts'
import type { FaultRule } from './fault-rules.ts'
import { refuseForeignHost } from './hosts.ts'
import { json, text } from './reply.ts'
import type { Reply } from './reply.ts'
import { queryOf } from './router.ts'
import { send } from './send.ts'

const UNEXPECTED = 'The server has either erred or is incapable of performing the requested operation.'

/** Responds to every request for one of `hosts`, also after unexpected errors. */
export function createListener(kernel: Kernel, hosts: ReadonlySet<string>): RequestListener {
  return (request, response) => {
    serveOwnHost(kernel, request, response, hosts).catch((error: unknown) => {
      if (!(error instanceof ClientGone)) kernel.log(`${request.method} ${pathOf(request)}: ${stackOf(error)}`)
      response.destroy()
    })
  }
}

async function serveOwnHost(
  kernel: Kernel,
  request: IncomingMessage,
  response: ServerResponse,
  hosts: ReadonlySet<string>,
): Promise<void> {
  try {
    refuseForeignHost(request, hosts)
  } catch (error) {
    return send(request, response, plainErrorReply(error))
  }
  return serve(kernel, request, response)
}

async function serve(kernel: Kernel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const exchange = exchangeOf(kernel, request)
  if (!exchange) return send(request, response, await control(kernel, request).catch(plainErrorReply))
  const { service } = exchange.mounted
  response.setHeader('x-openstack-request-id', exchange.requestId)
  for (const [name, value] of Object.entries(service.headers?.(exchange) ?? {})) response.setHeader(name, value)
  const rule = kernel.faultRules.take(service.type, exchange.method, exchange.path)
  const reply = rule ? await applyFault(kernel, exchange, rule) : await respond(kernel, exchange)
  return send(request, response, reply)
}

async function respond(kernel: Kernel, exchange: Exchange): Promise<Reply> {
  try {
    return await dispatch(kernel, exchange)
  } catch (error) {
    const { request, requestId, method, path, mounted } = exchange
    if (error instanceof ClientGone) throw error
    if (request.destroyed && !request.complete) throw new ClientGone('The client disconnected', { cause: error })
    if (error instanceof Fault) return errorReply(exchange, error)
    kernel.log(`${requestId} ${method} ${mounted.service.prefix}${path}: ${stackOf(error)}`)
    return errorReply(exchange, internalError(UNEXPECTED))
  }
}

function errorReply(exchange: Exchange, fault: Fault): Reply {
  const reply = exchange.mounted.service.faults.write(fault, exchange)
  const challenge = { 'www-authenticate': `Keystone uri="${exchange.baseUrl}/identity/v3"` }
  return { ...reply, headers: { ...(fault.status === 401 && challenge), ...fault.headers, ...reply.headers } }
}

/** Applies a fault rule. After a delay alone the request is served normally, as well as shorter pages are. */
async function applyFault(kernel: Kernel, exchange: Exchange, rule: FaultRule): Promise<Reply> {
  if (rule.delayMs !== undefined) await delay(rule.delayMs)
  if (rule.drop) throw new ClientGone('Dropped on demand')
  if (rule.body) return text(rule.status ?? 200, 'application/json', '{"garbage": ')
  if (rule.status !== undefined) return errorReply(exchange, new Fault(rule.status, 'Refused on demand.'))
  return respond(kernel, rule.maxItems === undefined ? exchange : withMost(exchange, rule.maxItems))
}

/** The request with no larger a limit than this. */
function withMost(exchange: Exchange, most: number): Exchange {
  const query = queryOf(exchange.target)
  query.set('limit', String(Math.min(Number(query.get('limit') ?? most), most)))
  return { ...exchange, target: `${exchange.path}?${query}` }
}

/** For paths of no service. */
function plainErrorReply(error: unknown): Reply {
  if (!(error instanceof Fault)) throw error
  return json(error.status, { error: { code: error.status, title: error.title, message: error.message } })
}

/** Without the query, which can contain a signature. */
const pathOf = ({ url = '/' }: IncomingMessage) => url.split('?', 1)[0]

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
