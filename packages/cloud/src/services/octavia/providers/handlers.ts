import { badRequest } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { picked } from '../resource/listing.ts'
import { ruleOf } from '../rules.ts'
import { FLAVOR_CAPABILITIES, PROVIDERS, ZONE_CAPABILITIES } from './providers.ts'

type Of = Call<{ provider: string }>

export const list = (call: Call) => {
  call.authorize(ruleOf('provider', 'get_all'), { project_id: call.auth.projectId })
  return ok({ providers: PROVIDERS.map((provider) => picked({ ...provider }, call.query)) })
}

export const flavorCapabilities = (call: Of) => {
  call.authorize(ruleOf('provider-flavor', 'get_all'))
  requireProvider(call.params.provider)
  return ok({ flavor_capabilities: FLAVOR_CAPABILITIES })
}

export const zoneCapabilities = (call: Of) => {
  call.authorize(ruleOf('provider-availability-zone', 'get_all'))
  requireProvider(call.params.provider)
  return ok({ availability_zone_capabilities: ZONE_CAPABILITIES })
}

export function requireProvider(name: string): void {
  if (!PROVIDERS.some((provider) => provider.name === name)) throw badRequest(`Provider '${name}' is not enabled.`)
}
