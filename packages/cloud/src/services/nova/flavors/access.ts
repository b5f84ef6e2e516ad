import { notFound } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as store from './store.ts'
import type { FlavorRow } from './store.ts'

/** undefined also for flavors that the project cannot use. */
export function findUsable(call: Call, id: string): FlavorRow | undefined {
  const flavor = store.find(call.db, id)
  return flavor && mayUse(call, flavor) ? flavor : undefined
}

/** As `findUsable`, but throws 404. */
export function findFlavor(call: Call<{ id: string }>): FlavorRow {
  const flavor = findUsable(call, call.params.id)
  if (!flavor) throw notFound(`Flavor ${call.params.id} could not be found.`)
  return flavor
}

const mayUse = (call: Call, { is_public, access }: FlavorRow) =>
  is_public || call.may('context_is_admin') || (call.auth.projectId !== null && access.includes(call.auth.projectId))
