import { badRequest } from '../../core/errors/fault.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call, Route } from '../../core/service/api.ts'
import { ownHeaders } from './microversion.ts'

type AnyCall = Call<Record<string, string>>

/** The route without the project id in its path, which is documented from 3.67 on. */
export function withoutProject(route: Route): Route {
  if (route.kind !== 'plain') throw new Error(`${route.path} is not a plain route`)
  return { ...route, path: `/v3${route.path}`, handle: (call: AnyCall) => withProjectHeader(call, route.handle(call)) }
}

/** The route with the project id in its path. */
export function withProject(route: Route): Route {
  if (route.kind !== 'plain') throw new Error(`${route.path} is not a plain route`)
  const handle = (call: AnyCall) => {
    const { project_id, ...params } = call.params
    if (project_id !== call.auth.projectId) throw badRequest('Malformed request url')
    return withProjectHeader(call, route.handle({ ...call, params }))
  }
  return { ...route, path: `/v3/:project_id${route.path}`, handle }
}

/** The reply with Cinder's common headers. */
export const withProjectHeader = (call: Parameters<typeof ownHeaders>[0], reply: Reply): Reply => ({
  ...reply,
  headers: { ...ownHeaders(call), ...reply.headers },
})
