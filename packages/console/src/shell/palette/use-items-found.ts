import { ownerOf } from '@meridian/contract'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { rememberPanel } from '../../framework/panel/breadcrumbs.tsx'
import { useCellContext, useProjectNames } from '../../framework/resource/cell-context.ts'
import type { Column } from '../../framework/resource/column.ts'
import type { CellContext, Item } from '../../framework/resource/item.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { itemKey } from '../../framework/session/choices.ts'
import { useSession } from '../../framework/session/session.ts'
import { cellText } from '../../framework/resource/cell-text.ts'
import { isIp } from '../../framework/text/addresses.ts'
import { paths } from '../../paths.ts'
import { byRank, SHOWN_PER_GROUP, type Found, type FoundGroup } from './found.ts'
import { useItemSearch, type FoundItem, type SearchScopes } from './item-search.ts'
import { paletteMessages } from './palette.messages.ts'
import { useOpen } from '../../framework/link/use-open.ts'

const NO_COLUMNS: readonly Column<Item>[] = []

export interface ItemsFound {
  /** Exact matches of an id, an address or a whole name. */
  exact: Found[]
  groups: FoundGroup[]
  /** The names of the types whose requests are pending, and of those whose requests failed. */
  waiting: string[]
  unsearched: string[]
}

interface ItemsFoundOptions {
  searchedText: string
  text: string
  scopes: SearchScopes
  /** The keys of recent choices, newest first: of equal matches they come first. */
  recent: readonly string[]
}

/** The resources whose name, id, address or tag matches the text. */
export function useItemsFound(
  resources: readonly AnyResource[],
  { searchedText, text, scopes, recent }: ItemsFoundOptions,
): ItemsFound {
  const { formatMessage } = useIntl()
  const requests = useMemo(
    () => resources.map((resource) => ({ resource, text, searched: searchedText, byWords: true })),
    [resources, text, searchedText],
  )
  const context = useCellContext(NO_COLUMNS)
  const { found, waiting, unsearched } = useItemSearch(requests, scopes, (resource, item) =>
    factsBeside(resource, item, context),
  )
  const show = useShowItem(found, scopes)
  const shown = found.map((one) => ({ ...one, found: show(one) }))
  const namesOf = (some: readonly AnyResource[]) => some.map(({ names }) => formatMessage(names.other))
  return {
    exact: shown.filter(({ match }) => match.exact).map((one) => one.found),
    groups: resources.map((resource) => ({
      key: resource.type,
      label: formatMessage(resource.names.other),
      items: byRank(
        shown.filter((one) => one.resource === resource && !one.match.exact).map((one) => one.found),
        text,
        recent,
      ).slice(0, SHOWN_PER_GROUP),
    })),
    waiting: namesOf(waiting),
    unsearched: namesOf(unsearched),
  }
}

/** An image for everybody: its project does not matter. */
const isPublic = (item: Item) => 'visibility' in item && item.visibility === 'public'

/** Returns a function that makes an entry of an item, with what distinguishes it and, if it is another, its project. */
function useShowItem(all: readonly FoundItem[], { here }: SearchScopes): (one: FoundItem) => Found {
  const { formatMessage } = useIntl()
  const open = useOpen()
  const context = useCellContext(NO_COLUMNS)
  const { project_id: project } = useSession()
  const isElsewhere = (item: Item) => !isPublic(item) && (ownerOf(item) ?? project) !== project
  const projectName = useProjectNames(all.some(({ item }) => isElsewhere(item)))
  return ({ resource, item, match }) => {
    const to = resource.find?.to?.(item) ?? paths.details(resource.type, item.id)
    const label = resource.label(item)
    const first = match.note || (match.exact ? formatMessage(resource.names.one) : '')
    const elsewhere = isElsewhere(item)
    const facts = [
      first,
      ...factsBeside(resource, item, context).filter((fact) => fact !== first),
      ...(elsewhere ? [formatMessage(paletteMessages.inProject, { project: projectName(ownerOf(item)) })] : []),
    ]
    return {
      key: itemKey(resource, item),
      label,
      note: facts.filter(Boolean).join(' · '),
      icon: resource.nav.icon,
      item: { label, type: resource.type, to },
      choose: () => {
        // Its page links back to the panel that lists it.
        const scope = elsewhere && resource.panels.admin ? 'admin' : here
        if (scope && resource.panels[scope]) rememberPanel(resource.type, scope)
        open(to)
      },
    }
  }
}

/** More would hide the name. */
const MOST_ADDRESSES = 2

/** What distinguishes items with similar names: the status and the first addresses. */
export function factsBeside(resource: AnyResource, item: Item, context: CellContext): string[] {
  const status = resource.columns.find(({ id }) => id === 'status')
  const addresses = (resource.find?.words?.(item) ?? []).filter(isIp)
  return [
    ...(status ? [cellText(status, item, context)] : []),
    resource.find?.note?.(item) ?? '',
    ...addresses.slice(0, MOST_ADDRESSES),
  ].filter(Boolean)
}
