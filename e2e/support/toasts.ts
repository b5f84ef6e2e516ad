import type { Page } from '@playwright/test'

/** What runs inside the page stands on its own: it is sent there as text. */
interface Told {
  /** The texts of the toast and of its parts. */
  texts: string[]
  /** What it was already found by. */
  foundBy: string[]
}

type Watched = typeof globalThis & { toldToasts?: Told[] }

/** Keeps the page's toasts in mind: they fade after three seconds, and a busy machine may look too late. */
export const watchToasts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const told: Told[] = []
    ;(globalThis as Watched).toldToasts = told // read by `findToast`
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) {
        const element = node instanceof Element ? node : null
        if (!element?.closest('[aria-label="Notifications"]')) continue
        const parts = [element, ...element.querySelectorAll('*')]
        told.push({ texts: parts.map((part) => part.textContent?.trim() ?? ''), foundBy: [] })
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Whether the page told it since it was loaded; each telling is found once by the same text. */
export const findToast = (page: Page, text: string | RegExp): Promise<boolean> =>
  page.evaluate(
    ({ source, flags }) => {
      const pattern = new RegExp(source, flags)
      const { toldToasts } = globalThis as Watched // set by `watchToasts`
      const found = toldToasts?.find(
        ({ texts, foundBy }) => !foundBy.includes(source) && texts.some((each) => pattern.test(each)),
      )
      found?.foundBy.push(source)
      return found !== undefined
    },
    typeof text === 'string'
      ? { source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' }
      : { source: text.source, flags: text.flags },
  )
