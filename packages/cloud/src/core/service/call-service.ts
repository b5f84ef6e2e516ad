import type { Auth } from '../auth/auth.ts'
import { notFound } from '../errors/fault.ts'
import type { Reply } from '../http/reply.ts'
import { queryOf, segmentsOf } from '../http/router.ts'
import { newUuid } from '../ids.ts'
import type { Kernel, MountedService } from '../kernel/kernel.ts'
import { callAs } from './call.ts'
import type { InternalResponse, InternalRequest } from './internal-request.ts'

/**
 * Calls another service through its public API, as in a real cloud, but in the caller's transaction: both services' writes
 * are committed or rolled back together.
 */
export function callService<T>(
  kernel: Kernel,
  auth: Auth,
  type: string,
  request: InternalRequest,
): InternalResponse<T> {
  const mounted = mountedAs(kernel, type)
  const { method, path, body, headers = {} } = request
  const found = mounted.find(method, segmentsOf(path.split('?', 1)[0] ?? path) ?? [], queryOf(path))
  // As over HTTP, where an id that contains a slash matches no route.
  if ('allow' in found) throw notFound(`${type} has nothing at ${path}`)
  if (found.route.kind === 'stream' || found.route.kind === 'anyone-stream') {
    throw new Error(`${type} does not serve ${method} ${path} to other services`)
  }
  const { route, params } = found
  const baseUrl = `http://${kernel.address}`
  const info = { method, headers, mounted, target: path, baseUrl, requestId: `req-${newUuid()}`, peer: '127.0.0.1' }
  const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body))
  const reply = kernel.batch.run(() => route.handle(callAs(kernel, auth, info, params, bytes)))
  return { status: reply.status, headers: reply.headers, body: read(reply) as T } // the caller knows the API
}

/** Parsed JSON, other text as it is, null for an empty body. */
function read({ headers, body }: Reply): unknown {
  if (typeof body !== 'string' || body === '') return null
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(body) : body
}

/** Finds a service by path prefix or catalogue type; `volume` is a prefix, Cinder's types contain a version. */
function mountedAs({ mounted }: Kernel, type: string): MountedService {
  const found =
    mounted.get(type) ??
    mounted
      .values()
      .find(({ service: { type: own, aliases = [] } }) => [own, ...aliases.map((a) => a.type)].includes(type))
  if (!found) throw new Error(`There is no ${type} service`)
  return found
}
