import { createElement } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { projectTarget } from '@meridian/contract'
import { modalsOf, type Dialogs } from './dialogs.ts'
import { facetOf } from './column-facet.ts'
import { words } from '../text/common.messages.ts'
import type { Overview as OverviewPart } from './Overview.tsx'
import type { Fact } from './column.ts'
import type { Item } from './item.ts'
import type { ResourceManifest } from './manifest.ts'
import type { DetailsPart, DetailsTab, ListPart, Resource, WorkPart } from './resource.ts'

const Overview = lazyPart(async () => (await import('./Overview.tsx')).Overview) as typeof OverviewPart // lazy loses the generic type

/** Of facts with the same header only the last, in the place of the first: what a type adds replaces its column. */
export const onePerHeader = <T extends Item>(facts: readonly Fact<T>[]): Fact<T>[] => [
  ...new Map(facts.map((fact) => [fact.header.id, fact])).values(),
]

/** The same with defaults for these members, derived from the rest. */
type Defaulted<P, K extends keyof P> = Omit<P, K> & Partial<Pick<P, K>>

interface Parts<T extends Item> {
  /** Its `facets` come before those of the columns with `search`. */
  list: Defaulted<ListPart<T>, 'defaultSort' | 'facets'>
  details?: Partial<DetailsPart<T>> & {
    /** The overview tab's content besides the facts of columns and `facts`. */
    cards?: DetailsTab<T>['render']
    /** The overview tab's content, instead of facts and cards. */
    overview?: DetailsTab<T>['render']
    /** The tabs before the overview; `tabs` are those behind it. */
    firstTabs?: readonly DetailsTab<T>[]
  }
  work?: Omit<WorkPart<T>, 'modals'> & {
    /** Dialogs that no action of the type opens, by their keys in the manifest's `dialogs`. */
    dialogs?: Dialogs<T>
  }
}

type Declaration<T extends Item> = Defaulted<
  Omit<Resource<T>, keyof ResourceManifest | keyof Parts<T>>,
  'label' | 'isTransitional' | 'policyTarget' | 'actions'
> &
  Parts<T>

/** One resource type, declared: its panels, details page, search bar and dialogs come from this. */
export function defineResource<T extends Item>(
  manifest: ResourceManifest,
  { list, details: page = {}, work: { dialogs, ...work } = {}, ...declared }: Declaration<T>,
): Resource<T> {
  const { cards, overview, firstTabs = [], ...details } = page
  const { columns, actions = [] } = declared
  const facts = onePerHeader([...columns.filter(({ listOnly }) => !listOnly), ...(details.facts ?? [])])
  const render =
    overview ?? ((item: T) => createElement(Overview<T>, { title: manifest.names.one, facts, cards, item }))
  const searched = columns.filter(({ search }) => search).map((column) => facetOf(column))
  return {
    label: nameOrId,
    isTransitional: () => false,
    policyTarget: ({ project_id: project }: T & { project_id?: string | null }) => projectTarget(project),
    find: { lists: (_text, scope) => [list.query({}, scope)] },
    ...declared,
    ...manifest,
    actions,
    list: { defaultSort: 'name', ...list, facets: [...(list.facets ?? []), ...searched] },
    details: {
      ...details,
      tabs: [...firstTabs, { id: 'overview', label: words.overview, render }, ...(details.tabs ?? [])],
    },
    work: { ...work, modals: modalsOf(manifest, actions, dialogs) },
  }
}

const nameOrId = (item: Item & { name?: string | null }): string => item.name || item.id
