import { replaceEqualDeep } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { pages } from '../../flows/pages.ts'
import { panelOf } from '../../framework/panel/breadcrumbs.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensionPresence } from '../../framework/resource/extensions.ts'
import { useRegistry, entryOfType } from '../../framework/resource/registry.ts'
import { useServicePresence } from '../../framework/session/services.ts'
import { useOwner } from '../../framework/session/session.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { paths, typeOfDetails } from '../../paths.ts'
import { entriesOf, isAt, type Half, type NavEntry, type Navigation, navigationOf } from './navigation.ts'

/** The navigation of this user in this project and region. */
export function useNavigation(): Navigation {
  const resources = useRegistry()
  const serves = useServicePresence()
  const allows = usePolicies()
  const manifests = useMemo(() => [...pages, ...resources], [resources])
  const has = useExtensionPresence(useMemo(() => manifests.flatMap(({ extensions = [] }) => extensions), [manifests]))
  const settings = useSettings()
  const owner = useOwner() ?? ''
  const before = useMemo(() => pagesBefore(owner), [owner])
  const navigation = useUnchanged(
    useMemo(() => {
      const isOn = (setting: readonly string[]) => settings && settingAt<boolean>(settings, setting, true)
      const known = navigationOf(manifests, { serves, allows, has, isOn }, before)
      return { ...known, held: !known.complete && before.size === 0 }
    }, [manifests, serves, allows, has, settings, before]),
  )
  useEffect(() => {
    if (navigation.complete) rememberPages(owner, entriesOf(navigation))
  }, [navigation, owner])
  return navigation
}

/** The previous object as long as it is equal: most results of policies are about items, and change no page. */
function useUnchanged<T>(value: T): T {
  const last = useRef(value)
  const shared = replaceEqualDeep(last.current, value)
  useEffect(() => {
    last.current = shared
  }, [shared])
  return shared
}

const storageKey = (owner: string) => `meridian.navigation.pages.${owner}`

/** The pages that were listed when all permissions were known. */
function pagesBefore(owner: string): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(storageKey(owner))?.split(' '))
  } catch {
    // Storage may be forbidden; then pages are listed as permissions arrive.
    return new Set()
  }
}

function rememberPages(owner: string, entries: readonly NavEntry[]) {
  try {
    localStorage.setItem(storageKey(owner), entries.map(({ path }) => path).join(' '))
  } catch {
    return
  }
}

/** The path of the panel above the open details page; null on other pages. */
function usePanelAround(): string | null {
  const type = useLocation({ select: ({ pathname }) => typeOfDetails(pathname) })
  const entry = entryOfType(useRegistry(), type ?? '')
  return (entry && panelOf(entry)?.to) ?? null
}

/** The address of the open page, or of the panel above it. */
export function useAddress(): string {
  const around = usePanelAround()
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/(?<=.)\/$/, '') })
  return around ?? here
}

/** The place that is open, or that the open page is below. */
export function usePlaceHere(navigation: Navigation): NavEntry | undefined {
  const here = useAddress()
  const entries = entriesOf(navigation)
  return entries.find(({ path }) => path === here) ?? entries.find((entry) => isAt(entry, here))
}

/** Whose places are shown: those of the open page's half; other pages keep the last one. */
export function useShownHalf(navigation: Navigation): Half {
  const address = useAddress()
  const place = usePlaceHere(navigation)
  const [last, setLast] = useState<Half>('project')
  const now = (['project', 'cloud'] as const).find((half) => address === paths.places(half)) ?? place?.half ?? last
  if (now !== last) setLast(now)
  return now
}
