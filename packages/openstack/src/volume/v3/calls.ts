import { resourceCalls, type Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Microversions in which volumes and snapshots have their group. */
export const WITH_GROUPS = ['3.14', '3.27', '3.43', '3.48', '3.58']

export interface CinderNames {
  /** Key of one item in a body, such as `volume`. */
  one: string
  /** Key of a list in a body, such as `volumes`. */
  many: string
  /** Path of the list; `<at>/detail` lists all attributes. */
  at: string
  /** Microversions with more attributes; the highest that Cinder supports is used. */
  microversions?: readonly string[]
}

/** The common calls of Cinder's resources. */
export function cinderCalls<T, Request extends object = object, New = T>({
  one,
  many,
  at,
  microversions,
}: CinderNames) {
  const names = { one, many, updates: 'PUT' as const }
  const calls = resourceCalls<T>({ ...names, at })
  const making = resourceCalls<New>({ ...names, at })
  const details = resourceCalls<T>({ ...names, at: `${at}/detail` })
  const client = async (cinder: ServiceClient) => (microversions ? cinder.withMicroversion(microversions) : cinder)
  return {
    page: async (cinder: ServiceClient, query: Query) => details.page(await client(cinder), query),
    show: async (cinder: ServiceClient, id: string) => calls.show(await client(cinder), id),
    create: async (cinder: ServiceClient, request: Request) => making.create(await client(cinder), request),
    /** Some of these responses have no body. */
    update: async (cinder: ServiceClient, id: string, changes: Partial<Request>) =>
      (await client(cinder)).act('PUT', at + path`/${id}`, { [one]: changes }),
    remove: async (cinder: ServiceClient, id: string) => calls.remove(await client(cinder), id),
  }
}
