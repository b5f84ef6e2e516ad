import { forbidden } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { catalogFor } from './catalog.ts'

export const show = (call: Call) => {
  const { auth, baseUrl } = call
  if (!auth.projectId) throw forbidden('You are not authorized to perform the requested action.')
  return ok({ catalog: catalogFor(call, auth.projectId), links: { self: `${baseUrl}/identity/v3/auth/catalog` } })
}
