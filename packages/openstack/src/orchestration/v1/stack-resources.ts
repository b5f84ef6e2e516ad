import type { StackEvent, StackResource } from '@meridian/wire'
import { listAt, pageIn, type Page } from '../../paging.ts'
import { objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery, type Query } from '../../url.ts'
import { at, type StackKey } from './stacks.ts'

const resourceAt = (key: StackKey, name: string) => at(key) + path`/resources/${name}`

/** GET …/resources; `nested_depth` includes the resources of nested stacks. */
export const list = (heat: ServiceClient, key: StackKey, query: Query = {}): Promise<StackResource[]> =>
  listAt(heat, `${at(key)}/resources`, 'resources', query)

export async function show(heat: ServiceClient, key: StackKey, name: string): Promise<StackResource> {
  return objectIn<StackResource>(heat, (await heat.get(resourceAt(key, name))).body, 'resource')
}

export async function metadata(heat: ServiceClient, key: StackKey, name: string): Promise<Record<string, unknown>> {
  const { body } = await heat.get(`${resourceAt(key, name)}/metadata`)
  return objectIn<Record<string, unknown>>(heat, body, 'metadata')
}

/** POST …/signal; `details` are the resource's to read. */
export const signal = (heat: ServiceClient, key: StackKey, name: string, details: object): Promise<void> =>
  heat.act('POST', `${resourceAt(key, name)}/signal`, details)

/** PATCH: the next update of the stack replaces an unhealthy resource. */
export async function markUnhealthy(
  heat: ServiceClient,
  key: StackKey,
  name: string,
  mark: { mark_unhealthy: boolean; resource_status_reason?: string },
): Promise<void> {
  // Heat replies with `null`, which is no object.
  await heat.send({ method: 'PATCH', headers: {}, body: JSON.stringify(mark) }, resourceAt(key, name))
}

type EventQuery = Query & { limit: number }

/** GET …/events: one page */
export const events = (heat: ServiceClient, key: StackKey, query: EventQuery): Promise<Page<StackEvent>> =>
  eventPage(heat, `${at(key)}/events`, query)

/** GET …/resources/{name}/events: one page */
export const eventsOf = (
  heat: ServiceClient,
  key: StackKey,
  name: string,
  query: EventQuery,
): Promise<Page<StackEvent>> => eventPage(heat, `${resourceAt(key, name)}/events`, query)

/** The reply has no link to more events: a full page means that they may follow. */
async function eventPage(heat: ServiceClient, url: string, query: EventQuery): Promise<Page<StackEvent>> {
  const { items } = pageIn<StackEvent>(heat, (await heat.get<object>(withQuery(url, query))).body, 'events')
  return { items, more: items.length === query.limit }
}

export async function event(heat: ServiceClient, key: StackKey, name: string, id: string): Promise<StackEvent> {
  return objectIn<StackEvent>(heat, (await heat.get(resourceAt(key, name) + path`/events/${id}`)).body, 'event')
}
