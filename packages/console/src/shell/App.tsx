import type { Boot, UserSession } from '@meridian/contract'
import { RouterContextProvider, RouterProvider } from '@tanstack/react-router'
import { lazy, useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { sessionExpiry } from '../api/session-expiry.ts'
import { ApiProvider, FrameworkProvider } from '../framework/FrameworkProvider.tsx'
import { OwnWords } from '../framework/notices/Reason.tsx'
import { ScopeChangeProvider } from '../framework/session/session.ts'
import { frameworkMessages } from '../framework/text/framework.messages.ts'
import { resources } from '../resources/index.ts'
import { onDemand } from '../ui/popups/on-demand.ts'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { toast } from '../ui/toast/toast.ts'
import { LoadingPage } from './pages/LoadingPage.tsx'
import { createAppRouter } from './routes.tsx'
import { watchScriptFailures } from './session/script-failures.ts'
import { createSessionWatch } from './session/session-watch.ts'
import { useTabSession } from './tab-session.ts'

/** Where its code cannot be loaded, the service's own words are enough. */
const RefusalDetails = lazy(async () => ({
  default: await import('../services/failure/RefusalDetails.tsx').then(
    (part) => part.RefusalDetails,
    () => OwnWords,
  ),
}))
const SignInAgain = onDemand(async () => (await import('./session/SignInAgain.tsx')).SignInAgain)

/** The console of a signed-in user. */
export function App({ boot }: { boot: Boot }) {
  if (!boot.session) throw new Error('The console opens only to a signed-in user')
  const { base, session } = boot
  const [watch] = useState(() =>
    createSessionWatch({ fetchExpiry: () => sessionExpiry(base), endsAt: Date.parse(session.expires_at) }),
  )
  const over = useSyncExternalStore(watch.subscribe, watch.isOver)
  return (
    <ApiProvider base={base} atOnce={boot.requestsAtOnce} ready={watch.ready} renew={watch.renew}>
      <Console base={base} own={session} services={boot.services} />
      <SignInAgain wanted={over} props={{ open: over, boot, user: session, onSignedIn: () => void watch.resume() }} />
    </ApiProvider>
  )
}

/** A button whose work fails without a word would seem to do nothing. */
function useScriptFailures() {
  const intl = useIntl()
  useEffect(
    () =>
      watchScriptFailures(globalThis, (error) =>
        toast.danger(intl.formatMessage(frameworkMessages.broken), { detail: error.message }),
      ),
    [intl],
  )
}

/** Keeps what the pages show as it is in the cloud; nothing waits for its code. */
function useLive(session: UserSession) {
  useEffect(() => {
    const started = import('../framework/live/live.ts').then(({ startLive }) => startLive(session, resources))
    return () =>
      void started.then(
        (stop) => stop(),
        () => {}, // without its code, pages poll
      )
  }, [session])
}

function Console({ base, own, services }: { base: string; own: UserSession; services: string[] }) {
  const { session, settled, changing, change } = useTabSession(own)
  useLive(session)
  const [router] = useState(() => createAppRouter(base, resources))
  useScriptFailures()
  return (
    <ScopeChangeProvider value={{ changing, change }}>
      {/* Confirmations and toasts stand beside the pages, so that they survive their changes; their links need the router. */}
      <RouterContextProvider router={router}>
        <FrameworkProvider
          session={session}
          services={session === own ? services : null}
          resources={resources}
          Reason={RefusalDetails}
        >
          {settled ? <RouterProvider router={router} /> : <LoadingPage />}
          <Toaster Reason={RefusalDetails} />
        </FrameworkProvider>
      </RouterContextProvider>
    </ScopeChangeProvider>
  )
}
