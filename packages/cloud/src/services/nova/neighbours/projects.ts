import { badRequest } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { asCaller, catchFault } from './requester.ts'

/** Throws 400 if Keystone knows no such project. A caller who may not read projects passes. */
export function requireProject(call: Call, id: string): void {
  const unknown = badRequest(`Project ID ${id} is not a valid project.`)
  if (id.includes('/')) throw unknown // it would be the path of something else
  catchFault(
    () =>
      void asCaller(call).callService('identity', { method: 'GET', path: `/v3/projects/${encodeURIComponent(id)}` }),
    ({ status }) => {
      if (status === 404) throw unknown
    },
  )
}
