import { projectTarget } from '@meridian/contract'
import { ApiError } from '../../api/api-error.ts'
import { modalsOf, type Dialogs } from './dialogs.ts'
import { facetOf } from './column-facet.ts'
import { words } from '../text/common.messages.ts'
import { onePerHeader, overviewOf } from './Overview.tsx'
import type { Item } from './item.ts'
import type { ResourceManifest } from './manifest.ts'
import type { DetailsTab, Resource } from './resource.ts'

/** The parts that have a default, derived from the rest. */
type Defaulted =
  | 'list'
  | 'label'
  | 'isTransitional'
  | 'policyTarget'
  | 'defaultSort'
  | 'facets'
  | 'actions'
  | 'tabs'
  | 'modals'

type Declaration<T extends Item> = Omit<Resource<T>, keyof ResourceManifest | Defaulted> &
  Partial<Pick<Resource<T>, Defaulted>> & {
    /** The overview tab's content besides the facts of columns and `facts`. */
    cards?: DetailsTab<T>['render']
    /** The overview tab's content, instead of facts and cards. */
    overview?: DetailsTab<T>['render']
    /** The tabs before the overview. */
    firstTabs?: readonly DetailsTab<T>[]
    /** Dialogs that no action of the type opens, by their keys in the manifest's `dialogs`. */
    dialogs?: Dialogs<T>
  }

/**
 * One resource type, declared: its panels, details page, search bar and dialogs come from this.
 * `tabs` are the tabs behind the overview; `facets` come before those of the columns with `search`.
 */
export function defineResource<T extends Item>(manifest: ResourceManifest, declaration: Declaration<T>): Resource<T> {
  const { cards, overview, firstTabs = [], dialogs, ...declared } = declaration
  const { columns, facts = [], facets = [], actions = [], tabs = [], list = noList<T>(manifest) } = declared
  const render =
    overview ?? overviewOf<T>({ title: manifest.names.one, facts: onePerHeader([...columns, ...facts]), cards })
  return {
    label: nameOrId,
    isTransitional: () => false,
    policyTarget: ({ project_id: project }: T & { project_id?: string | null }) => projectTarget(project),
    defaultSort: 'name',
    find: declared.list && { lists: (_text, scope) => [list({}, scope)] },
    ...declared,
    ...manifest,
    list,
    actions,
    facets: [...facets, ...columns.filter(({ search }) => search).map((column) => facetOf(column))],
    tabs: [...firstTabs, { id: 'overview', label: words.overview, render }, ...tabs],
    modals: { ...modalsOf(manifest, actions, dialogs), ...declared.modals },
  }
}

const nameOrId = (item: Item & { name?: string | null }): string => item.name || item.id

/** A type that only has details pages. */
const noList =
  <T extends Item>({ type }: ResourceManifest): Resource<T>['list'] =>
  () => ({
    queryKey: ['GET', type, {}],
    queryFn: () => Promise.reject(new ApiError('No list function defined', { reason: 'refused', endpoint: type })),
  })
