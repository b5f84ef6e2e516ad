import { badRequest } from '../../core/errors/fault.ts'
import type { Reply } from '../../core/http/reply.ts'
import type { Call, Route } from '../../core/service/api.ts'
import { ownHeaders } from './microversion.ts'

type AnyCall = Call<Record<string, string>>

/** Every path exists without the caller's project, officially from 3.67 on … */
export function withoutProject(route: Route): Route {
  if (route.kind !== 'plain') throw new Error(`${route.path} is not a plain route`)
  return { ...route, path: `/v3${route.path}`, handle: (call: AnyCall) => withProjectHeader(call, route.handle(call)) }
}

/** … and with it. */
export function withProject(route: Route): Route {
  if (route.kind !== 'plain') throw new Error(`${route.path} is not a plain route`)
  const handle = (call: AnyCall) => {
    const { project_id, ...params } = call.params
    if (project_id !== call.auth.projectId) throw badRequest('Malformed request url')
    return withProjectHeader(call, route.handle({ ...call, params }))
  }
  return { ...route, path: `/v3/:project_id${route.path}`, handle }
}

/** The answer with the headers of all of Cinder's. */
export const withProjectHeader = (call: Parameters<typeof ownHeaders>[0], reply: Reply): Reply => ({
  ...reply,
  headers: { ...ownHeaders(call), ...reply.headers },
})
