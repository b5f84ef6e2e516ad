import * as z from 'zod'
import { badRequest, conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import type { PathParams } from '../providers/handlers.ts'
import { findProvider, save } from '../providers/provider.ts'
import type { Provider } from '../providers/provider.ts'
import { jsonReply, emptyReply } from '../replies.ts'
import { requireTraits } from '../traits/store.ts'

const ProviderTraits = z.strictObject({ resource_provider_generation: z.int(), traits: z.array(z.string().max(255)) })

export const list = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:traits:list')
  return jsonReply(call, toTraits(findProvider(call, call.params.uuid)))
}

/** A host keeps Nova's traits. */
export const replace = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:traits:update')
  const { resource_provider_generation: generation, traits } = call.json(ProviderTraits)
  const provider = findProvider(call, call.params.uuid)
  if (generation !== provider.generation) {
    const sentence = "Resource provider's generation already changed. Please update the generation and try again."
    throw conflict(sentence, { type: 'placement.concurrent_update' })
  }
  requireTraits(call, traits, (names) => badRequest(`No such trait ${names}`))
  return jsonReply(call, toTraits(save(call, provider, { traits: [...new Set(traits)] })))
}

export const removeAll = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:traits:delete')
  save(call, findProvider(call, call.params.uuid), { traits: [] })
  return emptyReply(204)
}

const toTraits = ({ traits, generation }: Provider) => ({ traits, resource_provider_generation: generation })
