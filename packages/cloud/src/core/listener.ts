import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { ClientGone, readBody } from './body.ts'
import { guardedCall, openCall } from './call.ts'
import type { Inquiry } from './call.ts'
import { control } from './control.ts'
import { Fault, internalError, methodNotAllowed, notFound } from './fault.ts'
import type { FaultRule } from './fault-rules.ts'
import { newUuid } from './ids.ts'
import type { Kernel, Mounted } from './kernel.ts'
import { json, text } from './reply.ts'
import type { Reply } from './reply.ts'
import { segmentsOf } from './router.ts'
import { send } from './send.ts'
import type { Facts } from './service.ts'

/** Takes requests to their handlers and answers back. */
export function createListener(kernel: Kernel): RequestListener {
  return (request, response) => {
    serve(kernel, request, response).catch((error: unknown) => {
      if (!(error instanceof ClientGone)) kernel.log(`${request.method} failed: ${stackOf(error)}`)
      response.destroy()
    })
  }
}

async function serve(kernel: Kernel, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const target = request.url ?? '/'
  const [path = '/'] = target.split('?', 1)
  const facts = factsOf(request, kernel.address)
  const requestId = `req-${newUuid()}`
  response.setHeader('x-openstack-request-id', requestId)
  const [, prefix = ''] = path.split('/', 2)
  const mounted = kernel.mounted.get(prefix)
  if (!mounted) {
    const reply = await control(kernel, request, path, facts.baseUrl).catch(plainFault)
    send(request, response, reply)
    return
  }
  const inner = target.slice(prefix.length + 1)
  const rule = kernel.faultRules.take(mounted.service.type, facts.method, inner)
  const answer = async () => {
    if (rule?.delayMs) await delay(rule.delayMs)
    if (rule?.drop) throw new ClientGone('Dropped on demand')
    const wrong = rule && misbehave(rule, mounted, facts)
    return wrong ?? (await handle(kernel, mounted, request, { target: inner, baseUrl: facts.baseUrl, requestId }))
  }
  const reply = await answer().catch((error: unknown) => refuse(kernel, mounted, request, facts, requestId, error))
  send(request, response, reply)
}

async function handle(
  kernel: Kernel,
  mounted: Mounted,
  request: IncomingMessage,
  about: Pick<Inquiry, 'target' | 'baseUrl' | 'requestId'>,
): Promise<Reply> {
  const { service, find } = mounted
  const facts = { method: request.method ?? 'GET', headers: request.headers, baseUrl: about.baseUrl }
  const headers = service.headers?.(facts)
  const [path = '/'] = about.target.split('?', 1)
  const found = find(facts.method, segmentsOf(path) ?? ['\0'])
  if ('allow' in found) {
    if (found.allow.length === 0) throw notFound(service.faults.unknownPath)
    throw methodNotAllowed('The method is not allowed for the requested URL.', { headers: { allow: found.allow.join(', ') } })
  }
  const { route, params } = found
  const inquiry: Inquiry = { ...about, request, mounted, params }
  const reply = await run()
  return headers ? { ...reply, headers: { ...headers, ...reply.headers } } : reply

  async function run(): Promise<Reply> {
    if (route.kind === 'stream') {
      const transaction = <T>(work: (call: ReturnType<typeof guardedCall>) => T) =>
        committed(kernel, () => work(guardedCall(kernel, inquiry)))
      await transaction(() => {})
      return route.handle({ headers: request.headers, input: request, blobs: kernel.blobs, transaction })
    }
    const body = await readBody(request)
    return committed(kernel, () =>
      route.kind === 'open'
        ? route.handle(openCall(kernel, inquiry, body))
        : route.handle(guardedCall(kernel, inquiry, body)),
    )
  }
}

/** Runs in the open transaction and settles when it is on disk; a refusal may rest on unwritten rows, so it waits too. */
function committed<T>({ batch }: Kernel, work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    try {
      const result = batch.run(work)
      batch.afterCommit(() => resolve(result))
    } catch (error) {
      batch.afterCommit(() => reject(error))
    }
  })
}

function refuse(
  kernel: Kernel,
  { service }: Mounted,
  request: IncomingMessage,
  facts: Facts,
  requestId: string,
  error: unknown,
): Reply {
  if (error instanceof ClientGone || (request.destroyed && !request.complete)) throw new ClientGone('', { cause: error })
  const fault = error instanceof Fault ? error : internalError('The server has either erred or is incapable of performing the requested operation.')
  if (fault !== error) kernel.log(`${requestId} ${facts.method} ${service.prefix}: ${stackOf(error)}`)
  const reply = service.faults.write(fault, facts)
  const challenge: Record<string, string> = fault.status === 401 ? { 'www-authenticate': `Keystone uri="${facts.baseUrl}/identity/v3"` } : {}
  return { ...reply, headers: { ...challenge, ...fault.headers, ...reply.headers } }
}

/** The answer that a fault rule wants; undefined where it only wants to wait. */
function misbehave(rule: FaultRule, { service }: Mounted, facts: Facts): Reply | undefined {
  if (rule.body) return text(rule.status ?? 200, 'application/json', '{"garbage": ')
  return rule.status === undefined ? undefined : service.faults.write(new Fault(rule.status, 'Refused on demand.'), facts)
}

function plainFault(error: unknown): Reply {
  if (!(error instanceof Fault)) throw error
  return json(error.status, { error: { code: error.status, title: error.title, message: error.message } })
}

function factsOf({ method = 'GET', headers }: IncomingMessage, address: string): Facts {
  const host = /^[\w.:[\]-]+$/.test(headers.host ?? '') ? headers.host : address
  return { method, headers, baseUrl: `http://${host}` }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : String(error))
