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

export const rememberedTab = (group: string): string | undefined => parseTabs(document.cookie)[group]

export function rememberTab(group: string, tab: string) {
  const path = new URL(document.baseURI).pathname
  document.cookie = `${formatTabs(parseTabs(document.cookie), group, tab)}; path=${path}; max-age=${YEAR_S}; samesite=lax`
}
