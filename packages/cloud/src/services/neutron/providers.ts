import { ok } from '../../core/http/reply.ts'
import type { Call } from '../../core/service/api.ts'

/** Neutron's own kinds of routers, with the modules that Neutron names them by. */
const PROVIDERS = [
  ['dvrha', 'dvrha.DvrHaDriver'],
  ['dvr', 'dvr.DvrDriver'],
  ['ha', 'ha.HaDriver'],
  ['single_node', 'single_node.SingleNodeDriver'],
] as const

const MODULE = 'neutron.services.l3_router.service_providers.'

/** The name of the provider that runs on the driver; undefined if none does. */
export const providerOf = (driver: string): string | undefined =>
  PROVIDERS.find(([, name]) => driver === MODULE + name)?.[0]

export const list = (call: Call) => {
  call.authorize('get_service_provider')
  return ok({
    service_providers: PROVIDERS.map(([name]) => ({ service_type: 'L3_ROUTER_NAT', name, default: false })),
  })
}
