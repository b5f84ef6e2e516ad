import { keepFilesUntilRead } from '../blobs/held-files.ts'
import { isDiskFull } from '../database/db.ts'
import { Fault, insufficientStorage, methodNotAllowed, notFound } from '../errors/fault.ts'
import type { Kernel } from '../kernel/kernel.ts'
import type { AnyoneCall, Call } from '../service/api.ts'
import { anyoneCall, callAs, guardedCall, openCall } from '../service/call.ts'
import { readBody } from './body.ts'
import type { Exchange } from './exchange.ts'
import { filesOf } from './reply.ts'
import type { Reply } from './reply.ts'
import { queryOf, segmentsOf } from './router.ts'
import type { Match } from './router.ts'

/** Runs the handler of a request. Resolves after the commit. */
export async function dispatch(kernel: Kernel, exchange: Exchange): Promise<Reply> {
  const { route, params } = match(exchange)
  if (route.kind === 'stream') {
    const { request, headers, mounted } = exchange
    // The token is checked once, before the upload, since it can expire during it.
    const { auth } = await committed(kernel, () => admitted(kernel, exchange, params))
    const transaction = <T>(work: (call: Call<Record<string, string>>) => T, body?: Buffer) =>
      committed(kernel, () => work(callAs(kernel, auth, exchange, params, body)))
    return route.handle({ headers, input: request, blobs: mounted.blobs, transaction })
  }
  if (route.kind === 'anyone-stream') {
    const { request, headers, mounted } = exchange
    const { auth } = await committed(kernel, () => anyoneCall(kernel, exchange, params)) // once, as above
    const transaction = <T>(work: (call: AnyoneCall<Record<string, string>>) => T, body?: Buffer) =>
      committed(kernel, () => work({ ...openCall(kernel, exchange, params, body), auth }))
    return route.handle({ headers, input: request, blobs: mounted.blobs, transaction })
  }
  const body = await readBody(exchange.request)
  return committed(kernel, () => {
    if (route.kind === 'open') return holding(route.handle(openCall(kernel, exchange, params, body)))
    if (route.kind === 'anyone') return holding(route.handle(anyoneCall(kernel, exchange, params, body)))
    return holding(route.handle(admitted(kernel, exchange, params, body)))
  })
}

/** Keeps the files of a reply until it is sent. */
function holding(reply: Reply): Reply {
  const files = filesOf(reply)
  return files.length > 0 ? { ...reply, release: keepFilesUntilRead(files) } : reply
}

/** Checks the token before `service.admit`. */
function admitted(kernel: Kernel, exchange: Exchange, params: Record<string, string>, body?: Buffer) {
  const call = guardedCall(kernel, exchange, params, body)
  exchange.mounted.service.admit?.(exchange)
  return call
}

function match({ mounted, method, path, target }: Exchange): Match {
  const { ignoredEnding = '', faults } = mounted.service
  const { unknownPath, brokenPath } = faults
  const unknown = () => (typeof unknownPath === 'string' ? notFound(unknownPath) : unknownPath)
  const segments = segmentsOf(path.endsWith(ignoredEnding) ? path.slice(0, path.length - ignoredEnding.length) : path)
  if (!segments) throw brokenPath ?? unknown()
  const found = mounted.find(method, segments, queryOf(target))
  if ('route' in found) return found
  if (found.allow.length === 0) throw unknown()
  const headers = { allow: found.allow.join(', ') }
  throw methodNotAllowed('The method is not allowed for the requested URL.', { headers })
}

/** Errors wait for the commit too: they can depend on rows that another request of this turn wrote. */
function committed<T>({ batch, db }: Kernel, work: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(insufficientStorage())
    const attempt = (onError: (error: unknown) => void, onLost: () => void) => {
      try {
        const result = batch.run(work)
        batch.afterCommit(() => resolve(result), onLost)
      } catch (error) {
        batch.afterCommit(() => onError(error), onLost)
      }
    }
    // The requests of a turn that a full disk undid are repeated one by one: those that only read still succeed.
    const repeat = () =>
      db.whileFull(() => {
        attempt((error) => (error instanceof Fault ? reject(error) : refuse()), refuse)
        batch.flush()
      })
    attempt((error) => (isDiskFull(error) ? repeat() : reject(error)), repeat)
  })
}
