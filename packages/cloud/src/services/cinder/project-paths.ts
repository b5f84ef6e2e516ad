import type { Call, Route } from '../../core/api.ts'
import { badRequest } from '../../core/fault.ts'
import type { Reply } from '../../core/reply.ts'
import { ownHeaders } from './microversion.ts'

type AnyCall = Call<Record<string, string>>

/** Every path exists with the caller's project in front of it and, from 3.67 on officially, without. */
export function atBothPaths(route: Route): Route[] {
  if (route.kind !== 'plain') throw new Error(`${route.path}: only plain routes are for a project`)
  const handle = (call: AnyCall) => signed(call, route.handle(call))
  const handleForProject = (call: AnyCall) => {
    const { project_id, ...params } = call.params
    if (project_id !== call.auth.projectId) throw badRequest('Malformed request url')
    return handle({ ...call, params })
  }
  return [
    { ...route, path: `/v3${route.path}`, handle },
    { ...route, path: `/v3/:project_id${route.path}`, handle: handleForProject },
  ]
}

/** The answer with the headers of all of Cinder's. */
export const signed = (call: Parameters<typeof ownHeaders>[0], reply: Reply): Reply => ({
  ...reply,
  headers: { ...ownHeaders(call), ...reply.headers },
})
