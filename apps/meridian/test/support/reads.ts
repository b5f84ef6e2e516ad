import { api, type Endpoint } from '@meridian/contract'

/** What these need to be asked. */
const QUERIES: Readonly<Record<string, Record<string, string>>> = {
  usageList: { start: '2020-01-01', end: '2040-01-01' },
  objectSearch: { text: 'o' },
}

export interface Read {
  name: string
  endpoint: Endpoint
  query: Record<string, string>
}

const reads: readonly Read[] = Object.values(api)
  .flatMap((group) => Object.entries(group))
  .filter(([, { method, bytes }]) => method === 'GET' && !bytes)
  .map(([name, endpoint]) => ({ name, endpoint, query: QUERIES[name] ?? {} }))

/** The calls that need no parameter, so that they read whatever there is. */
export const plainReads = reads.filter(({ endpoint }) => !/[:*]/.test(endpoint.path))

/** A call about an item, as the volumes of a server, with the list that has such items. */
export interface ReadBelow extends Read {
  parameter: string
  parent: Read
}

const withoutEnd = (path: string) => path.replace(/\/$/, '')

/** All that are about an item of a list, whatever the list is. */
export const readsBelow: readonly ReadBelow[] = reads.flatMap((read) => {
  const [, collection = '', parameter = ''] = /^([^:*]+)\/:(\w+)(?:\/[^:*]*)?$/.exec(read.endpoint.path) ?? []
  const parent = plainReads.find(({ endpoint }) => withoutEnd(endpoint.path) === collection)
  return parent ? [{ ...read, parameter, parent }] : []
})

/** An item's own value of the parameter: containers have only names, aggregates have numbers. */
export const keyOf = ({ id, name }: { id?: string | number; name?: string }): string => String(id ?? name ?? '')
