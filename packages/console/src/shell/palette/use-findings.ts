import { Settings, FolderSync } from 'lucide-react'
import { useState, useEffect, useMemo } from 'react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import type { ResourceManifest } from '../../framework/resource/manifest.ts'
import type { AnyResource } from '../../framework/resource/resource.ts'
import { pageKey, choicesOf, type Choice } from '../../framework/session/choices.ts'
import { useChangeScope, useSession } from '../../framework/session/session.ts'
import { groupMessages, scopeMessages } from '../../framework/text/framework.messages.ts'
import { paths } from '../../paths.ts'
import { type Navigation, entriesOf } from '../frame/navigation.ts'
import { useScopeHere } from '../frame/use-navigation.ts'
import { useOwnScopes } from '../scope/own-scopes.ts'
import { byRank, matches, SHOWN_PER_GROUP, type Found, type FoundGroup } from './found.ts'
import { paletteMessages as messages, paletteMessages, palettePhrases } from './palette.messages.ts'
import type { SearchScopes } from './item-search.ts'
import { useActionsFound } from './use-actions-found.ts'
import { useCommandsFound } from './use-commands-found.ts'
import { useItemsFound } from './use-items-found.ts'
import { useOpen } from './use-open.ts'

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
  const resources = useOfferedResources(navigation)
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

  const fitting = (found: readonly Found[]) =>
    byRank(
      found.filter((one) => matches(one, text)),
      text,
      recentKeys,
    )
  const typed = text.trim() !== ''
  const few = (found: Found[]) => (typed ? found.slice(0, SHOWN_PER_GROUP) : found)
  const groups = typed
    ? [
        { key: 'best', label: formatMessage(messages.best), items: items.exact },
        { key: 'pages', label: formatMessage(messages.pages), items: few(fitting(pages)) },
        { key: 'actions', label: formatMessage(messages.actions), items: few([...orders.found, ...fitting(actions)]) },
        { key: 'projects', label: formatMessage(messages.projects), items: few(fitting(projects)) },
        ...items.groups,
      ]
    : [
        { key: 'recent', label: formatMessage(messages.recent), items: recent },
        { key: 'pages', label: formatMessage(messages.pages), items: without(pages, recent) },
        { key: 'actions', label: formatMessage(messages.actions), items: without(actions, recent) },
      ]
  return {
    groups: groups.filter((group) => group.items.length > 0),
    waiting: items.waiting,
    unsearched: items.unsearched,
  }
}

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

/** The declarations of all types with a panel that the user may see, as they are loaded. */
function useOfferedResources(navigation: Navigation): readonly AnyResource[] {
  const registry = useRegistry()
  const [loaded, setLoaded] = useState<ReadonlyMap<string, AnyResource>>(new Map())
  const offered = useMemo(() => {
    const known = new Set(entriesOf(navigation).map(({ path }) => path))
    // A part, as a port, is searched with the type that it is part of.
    const isKnown = ({ panels, partOf }: ResourceManifest): boolean =>
      Object.values(panels).some(({ path }) => known.has(path)) || (partOf !== undefined && isKnown(partOf))
    return registry.filter(isKnown)
  }, [registry, navigation])
  useEffect(() => {
    const arrived = new Map<string, AnyResource>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      setLoaded((before) => new Map([...before, ...arrived]))
    }
    for (const entry of offered) {
      entry.resource().then(
        (resource) => {
          arrived.set(resource.type, resource)
          timer ??= setTimeout(show, ARRIVALS_MS)
        },
        () => {}, // its page shows the error; the other types are searched without it
      )
    }
    return () => clearTimeout(timer)
  }, [offered])
  return useMemo(
    () =>
      offered.flatMap(({ type, partOf }) => {
        const resource = loaded.get(type)
        return resource && (!partOf || resource.find) ? [resource] : []
      }),
    [offered, loaded],
  )
}

/** Whoever may open the panel of all projects finds the items of all projects, on any page. */
function useSearchScopes(navigation: Navigation): SearchScopes {
  const here = useScopeHere(navigation)
  return useMemo(() => {
    const admin = new Set(entriesOf(navigation).map(({ path }) => path))
    const seesAll = ({ panels, partOf }: ResourceManifest): boolean =>
      partOf ? seesAll(partOf) : panels.admin !== undefined && admin.has(panels.admin.path)
    return { here, seesAll }
  }, [navigation, here])
}

/** All pages that the user may see. */
function usePages(navigation: Navigation): Found[] {
  const { formatMessage } = useIntl()
  const open = useOpen()
  return useMemo(() => {
    const page = (path: string, rest: Pick<Found, 'label' | 'note' | 'icon'>): Found => ({
      key: pageKey(path),
      choose: () => open(path),
      ...rest,
    })
    const words = (message: MessageDescriptor) => formatMessage(message)
    const panels = navigation.sections.flatMap(({ scope, groups }) =>
      groups.flatMap(({ group, entries }) =>
        entries.map(({ path, label, icon }) =>
          page(path, {
            icon,
            label: formatMessage(label),
            note: [scopeMessages[scope], ...(group ? [groupMessages[group]] : [])].map(words).join(' / '),
          }),
        ),
      ),
    )
    const settings = { label: formatMessage(paletteMessages.settings), note: '', icon: Settings }
    return [...panels, page(paths.settings(), settings)]
  }, [navigation, formatMessage, open])
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
          label: formatMessage(palettePhrases.toProject, { project: name }),
          note: domain.name,
          icon: FolderSync,
          choose: () => change({ project: id }),
        })),
    [projects, session.project_id, formatMessage, change],
  )
}
