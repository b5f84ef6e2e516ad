import './theme/console.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { firstPage, parseBoot } from './shell/boot/boot.ts'
import { setBrand } from './shell/boot/brand.ts'
import { MessagesProvider } from './shell/messages/MessagesProvider.tsx'
import { prefetchLanguage, startLanguage } from './shell/messages/language.ts'
import { CrashBoundary, CrashPage } from './shell/pages/CrashBoundary.tsx'

// Each page is its own bundle: the sign-in page must not wait for the console, nor the other way round.
const PAGES = {
  'sign-in': async () => (await import('./shell/sign-in/SignInPage.tsx')).SignInPage,
  ask: async () => (await import('./shell/sign-in/AskPage.tsx')).AskPage,
  app: async () => (await import('./shell/App.tsx')).App,
  console: async () => (await import('./shell/console/ConsolePage.tsx')).ConsolePage,
  outage: async () => (await import('./shell/pages/OutagePage.tsx')).OutagePage,
}

// zod reads this when it loads. By default it tries `new Function`, which the content security policy forbids;
// `z.config` could come too late, since the bundler decides the order in which chunks run.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

const PREFETCH_AFTER_MS = 2000

/** Prefetches the page that follows the sign-in. */
function prefetchConsole() {
  const prefetch = () => {
    void PAGES.app()
    prefetchLanguage()
  }
  if ('requestIdleCallback' in window) requestIdleCallback(prefetch, { timeout: PREFETCH_AFTER_MS })
  else setTimeout(prefetch, PREFETCH_AFTER_MS)
}

const boot = parseBoot(document.querySelector('meta[name="meridian-boot"]')?.getAttribute('content'))
setBrand(boot.brand)
const first = firstPage(boot, location)

if ('redirect' in first) location.replace(first.redirect)
else {
  const [Page] = await Promise.all([
    PAGES[first.page]().catch((error: unknown) => () => <CrashPage error={error} />),
    startLanguage(first.page === 'app' || first.page === 'console' ? 'console' : 'entry'),
  ])
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root')
  createRoot(root).render(
    <StrictMode>
      <CSPProvider disableStyleElements>
        <MessagesProvider>
          <CrashBoundary>
            <Page boot={boot} />
          </CrashBoundary>
        </MessagesProvider>
      </CSPProvider>
    </StrictMode>,
  )
  if (first.page === 'sign-in') prefetchConsole()
}
