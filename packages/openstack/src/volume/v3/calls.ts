import { resourceCalls, type Query } from '../../resource.ts'
import type { ServiceClient } from '../../service-client.ts'
import { path } from '../../url.ts'

/** Versions in which volumes and snapshots say which group they belong to. */
export const WITH_GROUPS = ['3.14', '3.27', '3.43', '3.48', '3.58']

export interface CinderNames {
  /** Key of one in a body, such as `volume`. */
  one: string
  /** Key of a list in a body, such as `volumes`. */
  many: string
  /** Path of the list; all details of it are behind `/detail`. */
  at: string
  /** Microversions that say more; the highest that Cinder knows is spoken. */
  speaking?: readonly string[]
}

/** The calls that Cinder has for most of what it keeps. */
export function cinderCalls<T, Request extends object = object, New = T>({ one, many, at, speaking }: CinderNames) {
  const names = { one, many, updates: 'PUT' as const }
  const calls = resourceCalls<T>({ ...names, at })
  const making = resourceCalls<New>({ ...names, at })
  const details = resourceCalls<T>({ ...names, at: `${at}/detail` })
  const client = async (cinder: ServiceClient) => (speaking ? cinder.speaking(speaking) : cinder)
  return {
    page: async (cinder: ServiceClient, query: Query) => details.page(await client(cinder), query),
    show: async (cinder: ServiceClient, id: string) => calls.show(await client(cinder), id),
    create: async (cinder: ServiceClient, request: Request) => making.create(await client(cinder), request),
    /** Some of these are answered with nothing. */
    update: async (cinder: ServiceClient, id: string, changes: Partial<Request>) =>
      (await client(cinder)).act('PUT', at + path`/${id}`, { [one]: changes }),
    remove: async (cinder: ServiceClient, id: string) => calls.remove(await client(cinder), id),
  }
}
