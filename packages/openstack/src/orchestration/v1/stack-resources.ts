import type { StackEvent, StackResource } from '@meridian/wire'
import { listIn, objectIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery, type Query } from '../../url.ts'
import { at, type StackKey } from './stacks.ts'

const resourceAt = (key: StackKey, name: string) => at(key) + path`/resources/${name}`

/** GET …/resources; `nested_depth` includes the resources of nested stacks. */
export async function list(heat: ServiceClient, key: StackKey, query: Query = {}): Promise<StackResource[]> {
  const { body } = await heat.get(withQuery(`${at(key)}/resources`, query))
  return listIn<StackResource>(heat, body, 'resources')
}

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

/** GET …/events */
export async function events(heat: ServiceClient, key: StackKey, query: Query = {}): Promise<StackEvent[]> {
  return listIn<StackEvent>(heat, (await heat.get(withQuery(`${at(key)}/events`, query))).body, 'events')
}

/** GET …/resources/{name}/events */
export async function eventsOf(
  heat: ServiceClient,
  key: StackKey,
  name: string,
  query: Query = {},
): Promise<StackEvent[]> {
  return listIn<StackEvent>(heat, (await heat.get(withQuery(`${resourceAt(key, name)}/events`, query))).body, 'events')
}

export async function event(heat: ServiceClient, key: StackKey, name: string, id: string): Promise<StackEvent> {
  return objectIn<StackEvent>(heat, (await heat.get(resourceAt(key, name) + path`/events/${id}`)).body, 'event')
}
