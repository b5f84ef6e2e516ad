import { useNavigate, useSearch } from '@tanstack/react-router'
import { NOTHING_SEARCHED } from '../panel/use-panel-search.ts'

/** Which of the tabs is open: the one that the URL names, else the one that was open last, else the first. */
export function useTab(group: string, ids: readonly string[]): [string, (tab: string) => void] {
  const navigate = useNavigate()
  const { tab }: { tab?: string } = useSearch({ strict: false })
  const open = [tab, rememberedTab(group)].find((id) => id !== undefined && ids.includes(id)) ?? ids[0] ?? ''
  const change = (next: string) => {
    rememberTab(group, next)
    // What was searched for and how it was sorted was the tab's that is left.
    const search = (before: object) => ({ ...before, ...NOTHING_SEARCHED, tab: next })
    void navigate({ to: '.', search, replace: true })
  }
  return [open, change]
}

/** Name of the cookie that holds which tab was open last, by what the tabs are of. */
const COOKIE = 'tabs'
/** A cookie travels with every request: it must stay small. */
const MOST = 20
const YEAR_S = 365 * 24 * 3600

type Tabs = Record<string, string>

/** What a cookie header says about tabs; nothing where it is garbled. */
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

/** The cookie with one more tab remembered; of very many the longest unused is forgotten. */
export function formatTabs(tabs: Tabs, group: string, tab: string): string {
  const { [group]: _former, ...others } = tabs
  const kept = Object.entries(others).slice(-(MOST - 1))
  return `${COOKIE}=${encodeURIComponent(JSON.stringify(Object.fromEntries([...kept, [group, tab]])))}`
}

const rememberedTab = (group: string): string | undefined => parseTabs(document.cookie)[group]

function rememberTab(group: string, tab: string) {
  const path = new URL(document.baseURI).pathname
  document.cookie = `${formatTabs(parseTabs(document.cookie), group, tab)}; path=${path}; max-age=${YEAR_S}; samesite=lax`
}
