import { vi } from 'vitest'

/** A page with an empty local storage; plans are stored when it gets `pagehide`. */
export function stubPage(): EventTarget {
  const page = new EventTarget()
  const stored: Record<string, string> = {}
  Object.defineProperties(stored, {
    getItem: { value: (key: string) => stored[key] ?? null },
    setItem: { value: (key: string, value: string) => void (stored[key] = value) },
    removeItem: { value: (key: string) => void delete stored[key] },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return page
}

/** Ends the page with its timers: a plan that never ends would store itself in the page of the next test. */
export function closePage(): void {
  vi.useRealTimers()
  vi.unstubAllGlobals()
}
