import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'

/** There is one store of secrets, as by default, so its API is switched off. */
export const disabled = (rule: string) => (call: Call) => {
  call.authorize(rule)
  throw notFound('Not Found. Multiple backends support is not enabled in service configuration.')
}
