import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { SECOND_STORE, STORE } from '../images/store.ts'
import { IMPORT_METHODS } from '../imports/handlers.ts'

export const importMethods = () =>
  ok({ 'import-methods': { description: 'Import methods available.', type: 'array', value: IMPORT_METHODS } })

export const stores = () => ok({ stores: [{ id: STORE, default: 'true' }, { id: SECOND_STORE }] })

export const storesDetail = (call: Call) => {
  call.authorize('stores_info_detail')
  const kind = { type: 'file', properties: { thin_provisioning: false } }
  return ok({
    stores: [
      { id: STORE, default: 'true', ...kind },
      { id: SECOND_STORE, ...kind },
    ],
  })
}

/** Empty, since there are no limits. */
export const usage = () => ok({ usage: {} })

/** There is no image cache. */
export const noCache = (rule: string) => (call: Call) => {
  call.authorize(rule)
  throw notFound('Caching via API is not supported at this site.')
}
