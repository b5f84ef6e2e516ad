import type { Call, Route } from '../../core/api.ts'
import { badRequest } from '../../core/fault.ts'

/** Every path exists with the caller's project in front of it and, from 3.67 on officially, without. */
export function atBothPaths(route: Route): Route[] {
  if (route.kind !== 'plain') throw new Error(`${route.path}: only plain routes are for a project`)
  const { handle } = route
  return [
    { ...route, path: `/v3${route.path}` },
    {
      ...route,
      path: `/v3/:project_id${route.path}`,
      handle(call: Call<Record<string, string>>) {
        const { project_id, ...params } = call.params
        if (project_id !== call.auth.projectId) throw badRequest('Malformed request url')
        return handle({ ...call, params })
      },
    },
  ]
}
