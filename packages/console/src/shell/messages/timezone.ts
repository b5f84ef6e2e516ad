import { readCookie, writeCookie } from '../../cookies.ts'

/** The cookie that Horizon uses. */
const COOKIE = 'django_timezone'

const listeners = new Set<() => void>()
let chosen = read()

/** The timezone that the user chose; undefined: the browser's. */
export const chosenTimezone = (): string | undefined => chosen

/** Shows all times in this timezone, stored in this browser; undefined: the browser's timezone. */
export function chooseTimezone(zone: string | undefined): void {
  chosen = zone
  writeCookie(COOKIE, zone)
  for (const listener of listeners) listener()
}

export function subscribeToTimezone(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A timezone that this browser does not know would break every date. */
function read(): string | undefined {
  try {
    const stored = readCookie(COOKIE)
    return stored === undefined
      ? undefined
      : new Intl.DateTimeFormat('en', { timeZone: stored }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}
