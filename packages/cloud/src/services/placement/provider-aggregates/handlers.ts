import * as z from 'zod'
import { conflict } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { isSince } from '../microversion.ts'
import type { PathParams } from '../providers/handlers.ts'
import { findProvider, save } from '../providers/provider.ts'
import type { Provider } from '../providers/provider.ts'
import { jsonReply } from '../replies.ts'

const GENERATIONS_SINCE = 19

const Aggregates = z.array(z.uuid())
const CountedAggregates = z.strictObject({ resource_provider_generation: z.int(), aggregates: Aggregates })

export const list = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:aggregates:list')
  return jsonReply(call, toAggregates(call, findProvider(call, call.params.uuid)))
}

/** A host stays in its Nova aggregates. */
export const replace = (call: Call<PathParams>) => {
  call.authorize('placement:resource_providers:aggregates:update')
  const provider = findProvider(call, call.params.uuid)
  const isCounted = isSince(call, GENERATIONS_SINCE)
  const counted = isCounted ? call.json(CountedAggregates) : { aggregates: call.json(Aggregates) }
  if ('resource_provider_generation' in counted && counted.resource_provider_generation !== provider.generation) {
    const sentence = "Resource provider's generation already changed. Please update the generation and try again."
    throw conflict(sentence, { type: 'placement.concurrent_update' })
  }
  const aggregates = [...new Set(counted.aggregates.map((id) => id.toLowerCase()))]
  return jsonReply(call, toAggregates(call, save(call, provider, { aggregates })))
}

const toAggregates = (call: Call, { aggregates, generation }: Provider) => ({
  aggregates,
  ...(isSince(call, GENERATIONS_SINCE) && { resource_provider_generation: generation }),
})
