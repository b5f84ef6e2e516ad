import { ok } from '../../core/http/reply.ts'
import type { Call } from '../../core/service/api.ts'
import { named } from './faults.ts'

const PROVIDERS = ['dvrha', 'dvr', 'ha', 'single_node'].map((name) => ({
  service_type: 'L3_ROUTER_NAT',
  name,
  default: false,
}))

export const list = (call: Call) => {
  call.authorize('get_service_provider')
  return ok({ service_providers: PROVIDERS })
}

/** Always empty: no service flavors are defined. */
export const listFlavors = (call: Call) => {
  call.authorize('get_flavor')
  return ok({ flavors: [] })
}

export const showFlavor = ({ params: { id } }: Call<{ id: string }>) => {
  throw named.notFound('FlavorNotFound', `Flavor ${id} could not be found.`)
}

export const listProfiles = () => ok({ service_profiles: [] })
