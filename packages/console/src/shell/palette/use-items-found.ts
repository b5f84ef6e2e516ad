import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ItemList, ItemQuery } from '../../api/query.ts'
import { rememberPanel } from '../../framework/panel/breadcrumbs.tsx'
import type { Item, PanelScope } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { paths } from '../../paths.ts'
import { byRank, SHOWN_PER_GROUP, type Found, type FoundGroup } from './found.ts'

/** Less than this would find everything. */
const LEAST_LETTERS = 2

/** Going back to a text within this time shows what was found without asking again. */
const FRESH_MS = 30_000

export interface ItemsFound {
  /** Just what was typed: an id, an address or a whole name. */
  exact: Found[]
  groups: FoundGroup[]
  /** The types that are still asked for, and those that could not be. */
  waiting: string[]
  unsearched: string[]
}

interface Look {
  resource: AnyResource
  query: ItemQuery<unknown>
  itemsOf: (data: unknown) => readonly Item[]
  /** By its id alone: that there is none is no failure. */
  byId: boolean
}

/**
 * Asks all services at once for what was typed; each answer is there as it comes, and a later text ends the asking.
 * Answers to an earlier text count only as far as they fit the one that is there now: Enter takes the first.
 */
export function useItemsFound(
  resources: readonly AnyResource[],
  { asked, text, scope }: { asked: string; text: string; scope?: PanelScope },
): ItemsFound {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const looks = useMemo(() => looksFor(resources, asked.trim(), scope), [resources, asked, scope])
  const answers = useQueries({
    queries: looks.map(({ query, itemsOf }) => ({ ...query, select: itemsOf, staleTime: FRESH_MS })),
  })

  const found = new Map<string, { exact: boolean; resource: AnyResource; found: Found }>()
  const waiting = new Set<string>()
  const unsearched = new Set<string>()
  for (const [index, { resource, byId }] of looks.entries()) {
    const answer = answers[index]
    const name = formatMessage(resource.names.other)
    if (answer?.isFetching) waiting.add(name)
    if (answer?.error && !byId) unsearched.add(name)
    for (const item of answer?.data ?? []) {
      const match = matchItem(resource, item, text)
      const key = `item ${resource.type} ${item.id}`
      if (!match || found.has(key)) continue
      const to = resource.find?.to?.(item) ?? paths.details(resource.type, item.id)
      const label = resource.label(item)
      const place = match.note || (match.exact ? formatMessage(resource.names.one) : '')
      const choose = () => {
        // Its page leads back to where it was looked for.
        if (scope && resource.panels[scope]) rememberPanel(resource.type, scope)
        void navigate({ to })
      }
      const remembered = { label, type: resource.type, to }
      found.set(key, {
        exact: match.exact,
        resource,
        found: { key, label, place, icon: resource.nav.icon, choose, item: remembered },
      })
    }
  }

  const all = [...found.values()]
  return {
    exact: all.filter(({ exact }) => exact).map((one) => one.found),
    groups: resources.map((resource) => ({
      label: formatMessage(resource.names.other),
      items: byRank(
        all.filter((one) => one.resource === resource && !one.exact).map((one) => one.found),
        text,
      ).slice(0, SHOWN_PER_GROUP),
    })),
    waiting: [...waiting],
    unsearched: [...unsearched],
  }
}

const looksFor = (resources: readonly AnyResource[], text: string, scope: PanelScope | undefined): Look[] =>
  text.length < LEAST_LETTERS
    ? []
    : resources.flatMap((resource): Look[] => {
        const byId: Look = {
          resource,
          query: resource.load(text),
          itemsOf: (data) => [data as Item], // what `load` answers
          byId: true,
        }
        const byList = (query: ItemQuery<unknown>): Look => ({
          resource,
          query,
          itemsOf: (data) => (data as ItemList<Item>).items, // what a list answers
          byId: false,
        })
        return [...(looksLikeId(text) ? [byId] : []), ...(resource.find?.lists(text, scope) ?? []).map(byList)]
      })

interface ItemMatch {
  item: Item
  /** Its id, its name or one of its addresses is just what was typed. */
  exact: boolean
  /** What was found, where that is not the name. */
  note: string
}

const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i

/** Whether what was typed can be the whole id of a thing. */
export const looksLikeId = (text: string): boolean => UUID.test(text.trim())

/** Whether, and by what, an item is what was typed; null where it is not. */
export function matchItem(resource: AnyResource, item: Item, text: string): ItemMatch | null {
  const needle = text.trim().toLowerCase()
  const label = resource.label(item)
  const searched = [label, item.id, ...(resource.find?.words?.(item) ?? [])]
  const same = searched.find((word) => word.toLowerCase() === needle)
  const found = same ?? searched.find((word) => word.toLowerCase().includes(needle))
  if (found === undefined) return null
  return { item, exact: same !== undefined, note: found === label ? '' : found }
}
