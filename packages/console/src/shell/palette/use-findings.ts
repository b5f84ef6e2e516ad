import { Settings, FolderSync } from 'lucide-react'
import { startTransition, useState, useEffect, useMemo } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { useDelayed, whenIdle } from '../../framework/loading/timers.ts'
import { serviceOf } from '../../framework/resource/nav-services.ts'
import { entryOfType, useRegistry, type RegistryEntry } from '../../framework/resource/registry.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { pageKey, choicesOf, type Choice } from '../../framework/session/choices.ts'
import { useChangeScope, useSession } from '../../framework/session/session.ts'
import { scopeMessages, serviceMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import { type Navigation, entriesOf } from '../navigation/navigation.ts'
import { usePlaceHere } from '../navigation/use-navigation.ts'
import { useOwnScopes } from '../scope/own-scopes.ts'
import { byRank, exactFirst, matching, SHOWN_PER_GROUP, withOrders, type Found, type FoundGroup } from './found.ts'
import { NEXT_STEPS, otherNamesOf } from '../navigation/other-names.ts'
import { paletteMessages as messages } from './palette.messages.ts'
import { isAddress, type SearchScopes } from './item-search.ts'
import { useActionsFound } from './use-actions-found.ts'
import { useCommandsFound } from './use-commands-found.ts'
import { useItemsFound } from './use-items-found.ts'
import { useOpen } from '../../framework/link/use-open.ts'
import { typeNames, words as commonWords } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface FindingsOptions {
  base: string
  navigation: Navigation
  /** The owner of the recent choices. */
  owner: string
  text: string
  /** The text that services are searched for: debounced, so that not every letter is a request. */
  searchedText: string
}

interface Findings {
  groups: FoundGroup[]
  waiting: string[]
  unsearched: string[]
}

/** All matches of the typed text by kind: exact ones first, then pages and actions, then resources. */
export function useFindings({ base, navigation, owner, text, searchedText }: FindingsOptions): Findings {
  const { formatMessage } = useIntl()
  const { resources, loading } = useOfferedResources(navigation, useHeldBack(text))
  const pages = usePages(navigation)
  const actions = useActionsFound(base, resources, navigation)
  const projects = useProjectsFound(true)
  // Read once: a new choice counts the next time.
  const [choices] = useState(() => choicesOf('recent', owner))
  const recentKeys = useMemo(() => choices.map(({ key }) => key), [choices])
  const scopes = useSearchScopes(navigation)
  const items = useItemsFound(resources, { searchedText, text, scopes, recent: recentKeys })
  const orders = useCommandsFound(resources, { searchedText, text, scopes })
  const recent = useRecent(choices, [...pages, ...actions, ...projects])

  const fitting = (found: readonly Found[]) => byRank(matching(found, text), text, recentKeys)
  const typed = text.trim() !== ''
  const few = (found: Found[]) => (typed ? found.slice(0, SHOWN_PER_GROUP) : found)
  const groups = typed
    ? [
        { key: 'best', label: formatMessage(messages.best), items: items.exact },
        { key: 'pages', label: formatMessage(messages.pages), items: few(fitting(pages)) },
        {
          key: 'actions',
          label: formatMessage(commonWords.actions),
          items: few(withOrders(fitting(actions), orders.found, text)),
        },
        { key: 'projects', label: formatMessage(typeNames.projects), items: few(fitting(projects)) },
        ...items.groups,
      ]
    : [
        { key: 'recent', label: formatMessage(commonWords.recent), items: recent },
        { key: 'next', label: formatMessage(messages.next), items: without(nextSteps([...actions, ...pages]), recent) },
      ]
  return {
    groups: exactFirst(
      groups.filter((group) => group.items.length > 0),
      typed ? text : '',
    ),
    waiting: [...items.waiting, ...loading.map(({ names }) => formatMessage(names.other))],
    unsearched: items.unsearched,
  }
}

/** What people begin with, in this order, as far as they may. */
const nextSteps = (known: readonly Found[]): Found[] =>
  NEXT_STEPS.flatMap((key) => known.filter((found) => found.key === key)).slice(0, SHOWN_PER_GROUP)

const without = (found: readonly Found[], others: readonly Found[]) =>
  found.filter(({ key }) => !others.some((other) => other.key === key))

/** The recent choices that are still possible. */
function useRecent(choices: readonly Choice[], known: readonly Found[]): Found[] {
  const { formatMessage } = useIntl()
  const open = useOpen()
  const registry = useRegistry()
  const itemOf = (key: string, { label, type, to }: NonNullable<Choice['item']>): Found[] => {
    const entry = entryOfType(registry, type)
    if (!entry) return []
    const rest = { note: formatMessage(entry.names.one), icon: entry.nav.icon, item: { label, type, to } }
    return [{ key, label, choose: () => open(to), ...rest }]
  }
  return choices.flatMap(({ key, item }) => (item ? itemOf(key, item) : known.filter((found) => found.key === key)))
}

/** What arrives within this time is rendered once: dozens of types arrive one by one while the user is typing. */
const ARRIVALS_MS = 50

/** What people search for most, and all that has addresses: loaded first. */
const SOUGHT: ReadonlySet<string> = new Set(['OS::Nova::Server', 'OS::Neutron::Port', 'OS::Neutron::FloatingIP'])

/** Types whose declarations are loaded together. */
const LOADED_AT_ONCE = 5

/** The owner of an address is searched this long before the code of other types is loaded. */
const HELD_MS = 1000

function useHeldBack(text: string): boolean {
  const isWhole = isAddress(text.trim())
  const wasWhole = useDelayed(isWhole, HELD_MS)
  return isWhole && !wasWhole
}

interface Offered {
  resources: readonly AnyResource[]
  /** The types that cannot be searched yet. */
  loading: readonly ResourceManifest[]
}

/** The declarations of all types with a panel that the user may see, as they are loaded. */
function useOfferedResources(navigation: Navigation, heldBack: boolean): Offered {
  const registry = useRegistry()
  // Null: it could not be loaded. Its page shows the error, and the other types are searched without it.
  const [loaded, setLoaded] = useState<ReadonlyMap<string, AnyResource | null>>(new Map())
  const offered = useMemo(() => {
    const known = new Set(entriesOf(navigation).map(({ path }) => path))
    // A part, as a port, is searched with the type that it is part of.
    const isKnown = ({ panels, partOf }: ResourceManifest): boolean =>
      Object.values(panels).some(({ path }) => known.has(path)) || (partOf !== undefined && isKnown(partOf))
    return registry.filter(isKnown)
  }, [registry, navigation])
  useEffect(() => {
    const arrived = new Map<string, AnyResource | null>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      // The user's keys come first: there are hundreds of pages and actions to show.
      startTransition(() => setLoaded((before) => new Map([...before, ...arrived])))
    }
    const load = async (entry: RegistryEntry) => {
      arrived.set(entry.type, await entry.resource().catch(() => null))
      timer ??= setTimeout(show, ARRIVALS_MS)
    }
    const rest = heldBack ? [] : offered.filter(({ type }) => !SOUGHT.has(type))
    for (const entry of offered) if (SOUGHT.has(entry.type)) void load(entry)
    // Dozens of files at once would delay the keys and the first requests.
    let cancel = () => {}
    const loadMore = () => {
      const some = rest.splice(0, LOADED_AT_ONCE)
      if (some.length > 0) cancel = whenIdle(() => void Promise.all(some.map(load)).then(loadMore))
    }
    loadMore()
    return () => {
      rest.length = 0
      cancel()
      clearTimeout(timer)
    }
  }, [offered, heldBack])
  return useMemo(
    () => ({
      resources: offered.flatMap(({ type, partOf }) => {
        const resource = loaded.get(type)
        return resource && (!partOf || resource.find) ? [resource] : []
      }),
      loading: offered.filter(({ type, partOf }) => !partOf && !loaded.has(type)),
    }),
    [offered, loaded],
  )
}

/** A user who may open the panel of all projects finds the items of all projects, on any page. */
function useSearchScopes(navigation: Navigation): SearchScopes {
  const here = usePlaceHere(navigation)?.scope
  return useMemo(() => {
    const admin = new Set(entriesOf(navigation).map(({ path }) => path))
    const seesAll = ({ panels, partOf }: ResourceManifest): boolean =>
      partOf ? seesAll(partOf) : panels.admin !== undefined && admin.has(panels.admin.path)
    return { here, seesAll }
  }, [navigation, here])
}

/** All pages that the user may see. */
function usePages(navigation: Navigation): Found[] {
  const intl = useIntl()
  const open = useOpen()
  return useMemo(() => {
    const { formatMessage } = intl
    const page = (path: string, rest: Pick<Found, 'label' | 'note' | 'icon'>): Found => ({
      key: pageKey(path),
      otherNames: otherNamesOf(pageKey(path), intl),
      choose: () => open(path),
      ...rest,
    })
    const words = (message: MessageDescriptor) => formatMessage(message)
    const panels = entriesOf(navigation).map(({ path, label, icon, half, place: at }) =>
      page(path, {
        icon,
        label: formatMessage(label),
        note: [
          half === 'cloud' ? scopeMessages.admin : scopeMessages.project,
          ...(at ? [serviceMessages[serviceOf(at)]] : []),
        ]
          .map(words)
          .join(' / '),
      }),
    )
    const settings = { label: formatMessage(moreWords.settings), note: '', icon: Settings }
    return [...panels, page(paths.settings(), settings)]
  }, [navigation, intl, open])
}

/** The user's other projects, to switch to. */
function useProjectsFound(wanted: boolean): Found[] {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { change } = useChangeScope()
  const { projects } = useOwnScopes(wanted).scopes
  return useMemo(
    () =>
      projects
        .filter(({ id }) => id !== session.project_id)
        .map(({ id, name, domain }) => ({
          key: `project ${id}`,
          label: formatMessage(messages.toProject, { project: name }),
          note: domain.name,
          icon: FolderSync,
          choose: () => change({ project: id }),
        })),
    [projects, session.project_id, formatMessage, change],
  )
}
