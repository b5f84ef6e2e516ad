import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import type { Navigation } from '../frame/navigation.ts'
import { byRank, matches, SHOWN_PER_GROUP, type Found, type FoundGroup } from './found.ts'
import { paletteMessages as messages } from './palette.messages.ts'
import { recentChoices, type Recent } from './recent.ts'
import { useActionsFound } from './use-actions-found.ts'
import { useScopeHere } from '../frame/use-scope-here.ts'
import { useItemsFound } from './use-items-found.ts'
import { useOfferedResources } from './use-offered-resources.ts'
import { usePages } from './use-pages.ts'
import { useProjectsFound } from './use-projects-found.ts'

interface FindingsOptions {
  base: string
  navigation: Navigation
  /** Whose recent choices are offered. */
  owner: string
  text: string
  /** The text that services are asked for: a little later, so that not every letter is a question. */
  asked: string
}

interface Findings {
  groups: FoundGroup[]
  waiting: string[]
  unsearched: string[]
}

/** All that fits what was typed, by kind: what it says exactly first, then pages and actions, then things of the cloud. */
export function useFindings({ base, navigation, owner, text, asked }: FindingsOptions): Findings {
  const { formatMessage } = useIntl()
  const resources = useOfferedResources(navigation)
  const pages = usePages(navigation)
  const actions = useActionsFound(base, resources, navigation)
  const projects = useProjectsFound(true)
  const items = useItemsFound(resources, { asked, text, scope: useScopeHere(navigation) })
  const recent = useRecent(owner, [...pages, ...actions, ...projects])

  const fitting = (found: readonly Found[]) =>
    byRank(
      found.filter((one) => matches(one, text)),
      text,
    )
  const typed = text.trim() !== ''
  const few = (found: Found[]) => (typed ? found.slice(0, SHOWN_PER_GROUP) : found)
  const groups = typed
    ? [
        { label: formatMessage(messages.best), items: items.exact },
        { label: formatMessage(messages.pages), items: few(fitting(pages)) },
        { label: formatMessage(messages.actions), items: few(fitting(actions)) },
        { label: formatMessage(messages.projects), items: few(fitting(projects)) },
        ...items.groups,
      ]
    : [
        { label: formatMessage(messages.recent), items: recent },
        { label: formatMessage(messages.pages), items: without(pages, recent) },
        { label: formatMessage(messages.actions), items: without(actions, recent) },
      ]
  return {
    groups: groups.filter((group) => group.items.length > 0),
    waiting: items.waiting,
    unsearched: items.unsearched,
  }
}

const without = (found: readonly Found[], others: readonly Found[]) =>
  found.filter(({ key }) => !others.some((other) => other.key === key))

/** The last choices, as far as they can still be made. Read once: what is chosen now counts the next time. */
function useRecent(owner: string, known: readonly Found[]): Found[] {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const registry = useRegistry()
  const [choices] = useState(() => recentChoices(owner))
  const itemOf = (key: string, { label, type, to }: NonNullable<Recent['item']>): Found[] => {
    const place = entryOfType(registry, type)
    if (!place) return []
    const rest = { place: formatMessage(place.names.one), icon: place.nav.icon, item: { label, type, to } }
    return [{ key, label, choose: () => void navigate({ to }), ...rest }]
  }
  return choices.flatMap(({ key, item }) => (item ? itemOf(key, item) : known.filter((found) => found.key === key)))
}
