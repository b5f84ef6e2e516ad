import type { StackResource, StackSummary } from '@meridian/wire'
import { listIn, type ServiceClient } from '../../service-client.ts'
import { path, withQuery } from '../../url.ts'

/** GET /stacks?id=: Heat's GET /stacks/{id} responds with a redirect, which this avoids. */
export async function find(heat: ServiceClient, id: string): Promise<StackSummary | undefined> {
  const { body } = await heat.get(withQuery('/stacks', { id, limit: 1 }))
  return listIn<StackSummary>(heat, body, 'stacks').find((stack) => stack.id === id)
}

/** GET /stacks/{name}/{id}/resources */
export async function resources(heat: ServiceClient, name: string, id: string): Promise<StackResource[]> {
  const { body } = await heat.get(path`/stacks/${name}/${id}/resources`)
  return listIn<StackResource>(heat, body, 'resources')
}
