import { replaceEqualDeep } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo, useRef } from 'react'
import { pages } from '../../flows/pages.ts'
import { panelOf } from '../../framework/panel/breadcrumbs.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensionPresence } from '../../framework/resource/extensions.ts'
import type { PanelScope } from '../../framework/resource/item.ts'
import { useRegistry, entryOfType } from '../../framework/resource/registry.ts'
import { useServicePresence } from '../../framework/session/services.ts'
import { useOwner } from '../../framework/session/session.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { typeOfDetails } from '../../paths.ts'
import { entriesOf, type NavEntry, type Navigation, navigationOf } from './navigation.ts'

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
export function usePanelAround(): string | null {
  const type = useLocation({ select: ({ pathname }) => typeOfDetails(pathname) })
  const entry = entryOfType(useRegistry(), type ?? '')
  return (entry && panelOf(entry)?.to) ?? null
}

/** The scope of the open page, if it is in the navigation or below a page that is. */
export function useScopeHere({ sections }: Navigation): PanelScope | undefined {
  const around = usePanelAround()
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, '') })
  const path = around ?? here
  return sections.find(({ groups }) =>
    groups.some(({ entries }) => entries.some((entry) => path === entry.path || path.startsWith(`${entry.path}/`))),
  )?.scope
}
