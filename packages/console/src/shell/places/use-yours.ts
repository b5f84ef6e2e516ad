import type { LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import { offerPins, pageKey, useChoices } from '../../framework/session/choices.ts'
import { MOST_PINS } from '../../framework/session/pins.ts'
import { useOwner } from '../../framework/session/session.ts'
import { entriesOfHalf, type NavEntry, type NavHalf, type Navigation } from '../navigation/navigation.ts'
import { usualPins } from '../navigation/yours.ts'

/** A place or an item that somebody keeps in sight. */
export interface Kept {
  key: string
  path: string
  name: string
  icon: LucideIcon
  /** Null for an item. */
  entry: NavEntry | null
}

/** What the user keeps of a half: what they have pinned, or what is usual until they pin something else. */
export function useYours(navigation: Navigation, half: NavHalf | undefined): Kept[] {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const owner = useOwner() ?? ''
  const pins = useChoices('pins', owner)
  const usual = usualPins(navigation)
  const offered = JSON.stringify(usual)
  useEffect(() => offerPins(owner, usual), [owner, offered]) // oxlint-disable-line react/exhaustive-deps -- its text
  if (!half) return []
  const entries = entriesOfHalf(half)
  const shown = pins.flatMap(({ key, item, cloud }): Kept[] => {
    const entry = entries.find(({ path }) => pageKey(path) === key)
    if (entry) return [{ key, path: entry.path, name: formatMessage(entry.label), icon: entry.icon, entry }]
    const icon = item && half.half === (cloud ? 'cloud' : 'project') && entryOfType(registry, item.type)?.nav.icon
    return item && icon ? [{ key, path: item.to, name: item.label, icon, entry: null }] : []
  })
  return shown.slice(0, MOST_PINS)
}
