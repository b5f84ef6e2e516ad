import { readCookie, writeCookie } from '../../cookies.ts'

/** The name that OpenStack's own dashboard gives it. */
const COOKIE = 'django_timezone'

const listeners = new Set<() => void>()
let chosen = read()

/** The timezone that the user chose; undefined: the browser's own. */
export const chosenTimezone = (): string | undefined => chosen

/** Shows all times in this zone from now on, in this browser; undefined: in the browser's own again. */
export function chooseTimezone(zone: string | undefined): void {
  chosen = zone
  writeCookie(COOKIE, zone)
  for (const listener of listeners) listener()
}

export function subscribeToTimezone(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A zone that this browser does not know would make every date fail. */
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
