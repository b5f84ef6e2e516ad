import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { sinceOf } from '../microversion.ts'
import { classBody } from './body.ts'
import { limitsIn, namesOfClasses, only } from './names.ts'
import * as store from './store.ts'

type Named = { name: string }

export const show = (call: Call<Named>) => {
  call.authorize('os_compute_api:os-quota-class-sets:show')
  return ok({ quota_class_set: { id: call.params.name, ...limitsOf(call) } })
}

/** Only the class `default` has an effect. */
export const update = (call: Call<Named>) => {
  const { quota_class_set: requested } = call.json(classBody(call))
  call.authorize('os_compute_api:os-quota-class-sets:update')
  store.changeClass(call.db, call.params.name, limitsIn(requested))
  return ok({ quota_class_set: limitsOf(call) })
}

const limitsOf = (call: Call<Named>) =>
  only(namesOfClasses(sinceOf(call)), store.classLimits(call.db, call.params.name))
