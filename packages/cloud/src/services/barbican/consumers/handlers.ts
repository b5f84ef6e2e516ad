import * as z from 'zod'
import { notFound } from '../../../core/errors/fault.ts'
import { ok } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findContainer, save as saveContainer, viewOf as containerView } from '../containers/handlers.ts'
import { requireConsumers } from '../quotas/quotas.ts'
import { readBody, text } from '../resource/body.ts'
import { listReply } from '../resource/listing.ts'
import { timeOf } from '../resource/new-row.ts'
import { findSecret, save as saveSecret, viewOf as secretView } from '../secrets/handlers.ts'
import type { SecretRow } from '../secrets/store.ts'

type One = Call<{ id: string }>

const OfContainer = z.object({ name: text.min(1), URL: z.string().min(1).max(500) })
const OfSecret = z.object({ service: text.min(1), resource_type: text.min(1), resource_id: text.min(1) })

const stateOf = (at: string) => ({ created: at, updated: at, status: 'ACTIVE' })
const placeOf = (call: One) => ({ location: `${call.baseUrl}/key-manager/v1/consumers/${call.params.id}/consumers` })

export const listOfContainer = (call: One) =>
  listReply(call, 'consumers', findContainer(call, 'container_consumers:get').consumers, ({ at, ...consumer }) => ({
    ...stateOf(at),
    ...consumer,
  }))

export const addToContainer = (call: One) => {
  const row = findContainer(call, 'container_consumers:post')
  const consumer = readBody(call, OfContainer, 'Consumer')
  const isKnown = row.consumers.some(({ name, URL }) => name === consumer.name && URL === consumer.URL)
  if (isKnown) return ok(containerView(call, row), placeOf(call))
  requireConsumers(call, row.consumers.length)
  const consumers = [...row.consumers, { ...consumer, at: timeOf(call.clock.now()) }]
  return ok(containerView(call, saveContainer(call, { ...row, consumers })), placeOf(call))
}

export const removeFromContainer = (call: One) => {
  const row = findContainer(call, 'container_consumers:delete')
  const given = readBody(call, OfContainer, 'Consumer')
  const consumers = row.consumers.filter(({ name, URL }) => name !== given.name || URL !== given.URL)
  if (consumers.length === row.consumers.length) throw notFound('Consumer not found.')
  return ok(containerView(call, saveContainer(call, { ...row, consumers })))
}

/** As a secret that is changed shows them. */
const withConsumers = (call: One, row: SecretRow) => {
  const { content_types: _types, ...view } = secretView(call, row)
  return { ...view, consumers: row.consumers.map(({ at: _at, ...consumer }) => consumer) }
}

export const listOfSecret = (call: One) =>
  listReply(call, 'consumers', findSecret(call, 'secret_consumers:get').consumers, ({ at, ...consumer }) => ({
    ...stateOf(at),
    ...consumer,
  }))

export const addToSecret = (call: One) => {
  const row = findSecret(call, 'secret_consumers:post')
  const consumer = readBody(call, OfSecret, 'Secret Consumer')
  if (row.consumers.some((known) => isSame(known, consumer))) return ok(withConsumers(call, row), placeOf(call))
  requireConsumers(call, row.consumers.length)
  const consumers = [...row.consumers, { ...consumer, at: timeOf(call.clock.now()) }]
  return ok(withConsumers(call, saveSecret(call, { ...row, consumers })), placeOf(call))
}

export const removeFromSecret = (call: One) => {
  const row = findSecret(call, 'secret_consumers:delete')
  const given = readBody(call, OfSecret, 'Secret Consumer')
  const consumers = row.consumers.filter((known) => !isSame(known, given))
  if (consumers.length === row.consumers.length) throw notFound('Consumer not found.')
  return ok(withConsumers(call, saveSecret(call, { ...row, consumers })))
}

type Given = z.output<typeof OfSecret>

const isSame = (one: Given, other: Given) =>
  one.service === other.service && one.resource_type === other.resource_type && one.resource_id === other.resource_id
