import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ItemList, ItemQuery } from '../../api/query.ts'
import type { Item, PanelScope } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { isIp, isMac, plainMac } from '../../framework/text/addresses.ts'

/** A shorter text would match everything. */
const MIN_LETTERS = 2

/** Returning to a text within this time shows the cached matches. */
const FRESH_MS = 30_000

/** One type that is searched for a text. */
export interface ItemRequest {
  resource: AnyResource
  /** Now typed: only what matches it is found. */
  text: string
  /** Typed a moment ago: the services are searched for it. */
  searched: string
  /** Whether each word may match another value of the item. */
  byWords?: boolean
}

export interface SearchScopes {
  /** The scope of the open page. */
  here: PanelScope | undefined
  /** Whether the user may see the items of all projects. */
  seesAll: (resource: AnyResource) => boolean
}

export interface FoundItem {
  resource: AnyResource
  item: Item
  match: ItemMatch
}

export interface ItemSearchResult {
  found: FoundItem[]
  /** The types whose requests are pending, and those whose requests failed. */
  waiting: AnyResource[]
  unsearched: AnyResource[]
}

interface Search {
  request: ItemRequest
  query: ItemQuery<unknown>
  itemsOf: (data: unknown) => readonly Item[]
  /** Loads a single item by id: a 404 is not a failure. */
  byId: boolean
}

/**
 * Searches all services at once; matches appear as each responds, and a new text aborts the requests. An address is
 * searched first where addresses are, so that its owner does not wait for lists of other types. Matches of an earlier
 * text are found only if they also match the current one: Enter takes the first. With `factsOf`, several words may also be
 * of the facts shown beside a name, as `web active`.
 */
export function useItemSearch(
  requests: readonly ItemRequest[],
  scopes: SearchScopes,
  factsOf?: (resource: AnyResource, item: Item) => readonly string[],
): ItemSearchResult {
  const searches = useMemo(() => requests.flatMap((request) => searchesFor(request, scopes)), [requests, scopes])
  const [first, rest] = useMemo(() => inTurns(searches), [searches])
  const firstResults = useQueries({ queries: first.map(optionsOf) })
  const areFirstPending = firstResults.some(({ isFetching }) => isFetching)
  const restResults = useQueries({ queries: rest.map((one) => ({ ...optionsOf(one), enabled: !areFirstPending })) })
  const results = [...firstResults, ...restResults]
  const found = new Map<string, FoundItem>()
  const waiting = new Set<AnyResource>()
  const unsearched = new Set<AnyResource>()
  for (const [index, { request, byId }] of [...first, ...rest].entries()) {
    const { resource, text } = request
    const result = results[index]
    if (result?.isFetching || (index >= first.length && areFirstPending)) waiting.add(resource)
    if (result?.error && !byId) unsearched.add(resource)
    for (const item of result?.data ?? []) {
      const key = `${resource.type} ${item.id}`
      const match = found.has(key) ? null : matchItem(resource, item, text, factsOf)
      if (match) found.set(key, { resource, item, match })
    }
  }
  return { found: [...found.values()], waiting: [...waiting], unsearched: [...unsearched] }
}

const optionsOf = ({ query, itemsOf }: Search) => ({ ...query, select: itemsOf, staleTime: FRESH_MS })

/** The searches that begin at once, and those that wait for them. */
export function inTurns<T extends Pick<Search, 'request'>>(searches: readonly T[]): [first: T[], rest: T[]] {
  const isFirst = ({ request: { resource, searched } }: T) =>
    Boolean(resource.find?.addressed) || !isAddress(searched.trim())
  return [searches.filter(isFirst), searches.filter((one) => !isFirst(one))]
}

/** Services know no text with a name and a status: its first word finds more, of which the rest is a choice. */
function textsFor({ searched, byWords }: ItemRequest): string[] {
  const text = searched.trim()
  const [word = ''] = text.split(/\s+/)
  return byWords && word !== text && word.length >= MIN_LETTERS ? [text, word] : [text]
}

function searchesFor(request: ItemRequest, { here, seesAll }: SearchScopes): Search[] {
  const { resource } = request
  const text = request.searched.trim()
  if (text.length < MIN_LETTERS) return []
  const byId: Search = {
    request,
    query: resource.load(text),
    itemsOf: (data) => [data as Item], // the result of `load`
    byId: true,
  }
  const byList = (query: ItemQuery<unknown>): Search => ({
    request,
    query,
    itemsOf: (data) => (data as ItemList<Item>).items, // the result of a list query
    byId: false,
  })
  // Whole lists of all projects would only delay the answer to 'who has this address?'.
  const everywhere = seesAll(resource) && (resource.find?.addressed || !isAddress(text))
  const scope = everywhere ? 'admin' : here
  const lists = textsFor(request).flatMap((each) => resource.find?.lists(each, scope) ?? [])
  return [...(looksLikeId(text) ? [byId] : []), ...lists.map(byList)]
}

/** Whether the text is a complete IP or MAC address. */
export const isAddress = (text: string) => isIp(text) || isMac(text)

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether the text can be a complete id. */
export const looksLikeId = (text: string): boolean => UUID.test(text.trim())

export interface ItemMatch {
  /** Its id, its name, a tag or one of its addresses equals the text. */
  exact: boolean
  /** The value that matched, if that is not the name. */
  note: string
}

/** How an item matches the text, or each of its words matches a value or a fact; null if it does not. */
export function matchItem(
  resource: AnyResource,
  item: Item & { tags?: unknown },
  text: string,
  factsOf: (resource: AnyResource, item: Item) => readonly string[] = () => [],
): ItemMatch | null {
  const typed = text.trim()
  const needle = isMac(typed) ? plainMac(typed) : typed.toLowerCase()
  const label = resource.label(item)
  const tags = Array.isArray(item.tags) ? item.tags.map(String) : []
  const searched = [label, item.id, ...(resource.find?.words?.(item) ?? []), ...tags]
  const same = searched.find((word) => word.toLowerCase() === needle)
  const found = same ?? searched.find((word) => word.toLowerCase().includes(needle))
  if (found !== undefined) return { exact: same !== undefined, note: found === label ? '' : found }
  const typedWords = needle.split(/\s+/)
  if (typedWords.length === 1) return null
  const all = [...searched, ...factsOf(resource, item)].map((word) => word.toLowerCase())
  return typedWords.every((word) => all.some((each) => each.includes(word))) ? { exact: false, note: '' } : null
}
