import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ItemList, ItemQuery } from '../../api/query.ts'
import { rememberPanel } from '../../framework/panel/breadcrumbs.tsx'
import { useCellContext } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext, Item, PanelScope } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { cellText } from '../../framework/table/cell-text.ts'
import { paths } from '../../paths.ts'
import { byRank, SHOWN_PER_GROUP, type Found, type FoundGroup } from './found.ts'

/** A shorter text would match everything. */
const MIN_LETTERS = 2

/** Returning to a text within this time shows the cached matches. */
const FRESH_MS = 30_000

export interface ItemsFound {
  /** Exact matches of an id, an address or a whole name. */
  exact: Found[]
  groups: FoundGroup[]
  /** The types whose requests are pending, and those whose requests failed. */
  waiting: string[]
  unsearched: string[]
}

interface ItemsFoundOptions {
  searchedText: string
  text: string
  scope?: PanelScope
  /** The keys of recent choices, newest first: of equal matches they come first. */
  recent: readonly string[]
}

interface Search {
  resource: AnyResource
  query: ItemQuery<unknown>
  itemsOf: (data: unknown) => readonly Item[]
  /** Loads a single item by id: a 404 is not a failure. */
  byId: boolean
}

/**
 * Searches all services at once; matches appear as each responds, and a new text aborts the requests. Matches of an
 * earlier text are shown only if they also match the current one: Enter takes the first.
 */
export function useItemsFound(
  resources: readonly AnyResource[],
  { searchedText, text, scope, recent }: ItemsFoundOptions,
): ItemsFound {
  const { formatMessage } = useIntl()
  const context = useCellContext(NO_COLUMNS)
  const navigate = useNavigate()
  const searches = useMemo(() => searchesFor(resources, searchedText.trim(), scope), [resources, searchedText, scope])
  const results = useQueries({
    queries: searches.map(({ query, itemsOf }) => ({ ...query, select: itemsOf, staleTime: FRESH_MS })),
  })

  const found = new Map<string, { exact: boolean; resource: AnyResource; found: Found }>()
  const waiting = new Set<string>()
  const unsearched = new Set<string>()
  for (const [index, { resource, byId }] of searches.entries()) {
    const result = results[index]
    const name = formatMessage(resource.names.other)
    if (result?.isFetching) waiting.add(name)
    if (result?.error && !byId) unsearched.add(name)
    for (const item of result?.data ?? []) {
      const match = matchItem(resource, item, text)
      const key = `item ${resource.type} ${item.id}`
      if (!match || found.has(key)) continue
      const to = resource.find?.to?.(item) ?? paths.details(resource.type, item.id)
      const label = resource.label(item)
      const shown = match.note || (match.exact ? formatMessage(resource.names.one) : '')
      const note = [shown, ...factsBeside(resource, item, context).filter((fact) => fact !== shown)]
        .filter(Boolean)
        .join(' · ')
      const choose = () => {
        // Its page links back to the panel of this scope.
        if (scope && resource.panels[scope]) rememberPanel(resource.type, scope)
        void navigate({ to })
      }
      const remembered = { label, type: resource.type, to }
      found.set(key, {
        exact: match.exact,
        resource,
        found: { key, label, note, icon: resource.nav.icon, choose, item: remembered },
      })
    }
  }

  const all = [...found.values()]
  return {
    exact: all.filter(({ exact }) => exact).map((one) => one.found),
    groups: resources.map((resource) => ({
      key: resource.type,
      label: formatMessage(resource.names.other),
      items: byRank(
        all.filter((one) => one.resource === resource && !one.exact).map((one) => one.found),
        text,
        recent,
      ).slice(0, SHOWN_PER_GROUP),
    })),
    waiting: [...waiting],
    unsearched: [...unsearched],
  }
}

const searchesFor = (resources: readonly AnyResource[], text: string, scope: PanelScope | undefined): Search[] =>
  text.length < MIN_LETTERS
    ? []
    : resources.flatMap((resource): Search[] => {
        const byId: Search = {
          resource,
          query: resource.load(text),
          itemsOf: (data) => [data as Item], // the result of `load`
          byId: true,
        }
        const byList = (query: ItemQuery<unknown>): Search => ({
          resource,
          query,
          itemsOf: (data) => (data as ItemList<Item>).items, // the result of a list query
          byId: false,
        })
        return [...(looksLikeId(text) ? [byId] : []), ...(resource.find?.lists(text, scope) ?? []).map(byList)]
      })

interface ItemMatch {
  item: Item
  /** Its id, its name or one of its addresses equals the text. */
  exact: boolean
  /** The value that matched, if that is not the name. */
  note: string
}

const NO_COLUMNS: readonly Column<Item>[] = []

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f]*(?::[\da-f]*){2,})$/i
/** More would hide the name. */
const MOST_ADDRESSES = 2

/** What tells items of similar names apart: the status and the first addresses. */
export function factsBeside(resource: AnyResource, item: Item, context: CellContext): string[] {
  const status = resource.columns.find(({ id }) => id === 'status')
  const addresses = (resource.find?.words?.(item) ?? []).filter((word) => ADDRESS.test(word))
  return [...(status ? [cellText(status, item, context)] : []), ...addresses.slice(0, MOST_ADDRESSES)]
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether the text can be a complete id. */
export const looksLikeId = (text: string): boolean => UUID.test(text.trim())

/** How an item matches the text; null if it does not. */
export function matchItem(resource: AnyResource, item: Item, text: string): ItemMatch | null {
  const needle = text.trim().toLowerCase()
  const label = resource.label(item)
  const searched = [label, item.id, ...(resource.find?.words?.(item) ?? [])]
  const same = searched.find((word) => word.toLowerCase() === needle)
  const found = same ?? searched.find((word) => word.toLowerCase().includes(needle))
  if (found === undefined) return null
  return { item, exact: same !== undefined, note: found === label ? '' : found }
}
