import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTHING_SEARCHED } from '../panel/use-panel-search.ts'

/**
 * The open tab: the one in the URL, else the last open one, else the first. What went wrong is on the first: an item
 * that failed does not open at the tab that was last used on another one.
 */
export function useTab(
  group: string,
  ids: readonly string[],
  { failed = false }: { failed?: boolean } = {},
): [string, (tab: string) => void] {
  const navigate = useNavigate()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const open = openTab(ids, { asked: tab, remembered: rememberedTab(group), failed })
  const change = (next: string) => {
    rememberTab(group, next)
    // Search and sort belong to the tab that is left.
    const search = (before: object) => ({ ...before, ...NOTHING_SEARCHED, tab: next })
    void navigate({ to: '.', search, replace: true })
  }
  return [open, change]
}

interface Wanted {
  /** In the URL. */
  asked?: string
  /** In the cookie. */
  remembered?: string
  failed: boolean
}

export const openTab = (ids: readonly string[], { asked, remembered, failed }: Wanted): string =>
  [asked, failed ? undefined : remembered].find((id) => id !== undefined && ids.includes(id)) ?? ids[0] ?? ''

/** The cookie with the last open tab of each group. */
const COOKIE = 'tabs'
/** Every request sends the cookie, so it must stay small. */
const MAX_TABS = 20
const YEAR_S = 365 * 24 * 3600

type Tabs = Record<string, string>

/** Parses the tabs from a cookie header; empty if it is invalid. */
export function parseTabs(cookies: string): Tabs {
  const [, value = ''] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies) ?? []
  try {
    const tabs: unknown = JSON.parse(decodeURIComponent(value))
    if (typeof tabs !== 'object' || tabs === null) return {}
    return Object.fromEntries(
      Object.entries(tabs).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    // Anyone can write a cookie.
    return {}
  }
}

/** The cookie with one more tab; drops the least recently used if there are too many. */
export function formatTabs(tabs: Tabs, group: string, tab: string): string {
  const { [group]: _former, ...others } = tabs
  const remaining = Object.entries(others).slice(-(MAX_TABS - 1))
  return `${COOKIE}=${encodeURIComponent(JSON.stringify(Object.fromEntries([...remaining, [group, tab]])))}`
}

const rememberedTab = (group: string): string | undefined => parseTabs(document.cookie)[group]

function rememberTab(group: string, tab: string) {
  const path = new URL(document.baseURI).pathname
  document.cookie = `${formatTabs(parseTabs(document.cookie), group, tab)}; path=${path}; max-age=${YEAR_S}; samesite=lax`
}
