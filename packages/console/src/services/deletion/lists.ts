import { urlOf, type Endpoint, type Gap, type ReadList } from '@meridian/contract'
import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'
import { request } from '../../api/client.ts'

type Items<T> = Promise<{ items: T[]; gaps?: Gap[] | undefined }>
type Scope = { all_projects?: string }

/** Reads lists for a look-ahead: one that cannot be read is empty, and `hasFailed` says so. */
export interface Lists {
  /** The items belong to another project than the tab's. */
  isForeign: boolean
  /** The query by which a list has the items of all projects, if it needs them. */
  scope: Scope
  all<T>(read: (query: Scope) => Items<T>): Promise<T[]>
  optional<T>(read: () => Items<T>): Promise<T[]>
  /** One list for each. */
  each<K, T>(keys: readonly K[], read: (key: K) => Items<T>): Promise<T[]>
  /** Any list, each once. */
  read: ReadList
  hasFailed(): boolean
  /** What services refused of lists that were read in part. */
  gaps(): readonly Gap[]
}

interface Given {
  params?: Record<string, string>
  query?: Record<string, string>
}

/** Whether the list can have the items of all projects. */
const isOfProjects = ({ query }: Endpoint) => query instanceof z.ZodObject && Object.hasOwn(query.shape, 'all_projects')

export function createLists(isForeign: boolean): Lists {
  const scope: Scope = isForeign ? { all_projects: 'true' } : {}
  const gaps: Gap[] = []
  let failed = false
  const optional = async <T>(read: () => Items<T>): Promise<T[]> => {
    try {
      const found = await read()
      gaps.push(...(found.gaps ?? []))
      return found.items
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed = true
      return []
    }
  }
  const known = new Map<string, Promise<unknown[]>>()
  const readOnce = (endpoint: Endpoint, given: Given) => {
    const args = isOfProjects(endpoint) ? { ...given, query: { ...scope, ...given.query } } : given
    const url = urlOf(endpoint, args)
    const reading = known.get(url) ?? optional(() => request(endpoint, args) as Items<unknown>) // only lists are read
    known.set(url, reading)
    return reading
  }
  return {
    isForeign,
    scope,
    optional,
    all: (read) => optional(() => read(scope)),
    each: async (keys, read) => (await Promise.all(keys.map((key) => optional(() => read(key))))).flat(),
    read: readOnce as ReadList, // the schema of the endpoint has checked the items
    hasFailed: () => failed,
    gaps: () => gaps,
  }
}
