import type { Page } from '@playwright/test'

interface Toast {
  /** The texts of the toast and of its parts. */
  texts: string[]
  /** The patterns that have found it. */
  foundBy: string[]
}

type Watched = typeof globalThis & { seenToasts?: Toast[] }

const watched = new WeakMap<Page, Promise<unknown>>()

/** Records the page's toasts, once for each page: they fade after three seconds, and a busy machine may look too late. */
export function watchToasts(page: Page): Promise<unknown> {
  const watching = watched.get(page) ?? addObserver(page)
  watched.set(page, watching)
  return watching
}

const addObserver = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen: Toast[] = []
    ;(globalThis as Watched).seenToasts = seen // read by `findToast`
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
      for (const node of added) {
        const element = node instanceof Element ? node : null
        if (!element?.closest('[aria-label="Notifications"]')) continue
        const parts = [element, ...element.querySelectorAll('*')]
        seen.push({ texts: parts.map((part) => part.textContent?.trim() ?? ''), foundBy: [] })
      }
    }).observe(document, { childList: true, subtree: true })
  })

/** Whether the page has shown such a toast since it was loaded; the same text finds each toast once. */
export const findToast = (page: Page, text: string | RegExp): Promise<boolean> =>
  page.evaluate(
    ({ source, flags }) => {
      const pattern = new RegExp(source, flags)
      const { seenToasts } = globalThis as Watched // set by `watchToasts`
      const found = seenToasts?.find(
        ({ texts, foundBy }) => !foundBy.includes(source) && texts.some((each) => pattern.test(each)),
      )
      found?.foundBy.push(source)
      return found !== undefined
    },
    typeof text === 'string'
      ? { source: text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'), flags: 'i' }
      : { source: text.source, flags: text.flags },
  )
