import type { Boot, UserSession } from '@meridian/contract'
import { RouterProvider } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProvider } from '../framework/ApiProvider.tsx'
import { FrameworkProvider } from '../framework/FrameworkProvider.tsx'
import { resources } from '../resources/index.ts'
import { Toaster } from '../ui/Toaster.tsx'
import { LoadingPage } from './pages/LoadingPage.tsx'
import { createAppRouter } from './routes.tsx'
import { ScopeChangeProvider, useTabSession } from './tab-session.ts'

/** The console of a signed-in user. */
export function App({ boot }: { boot: Boot }) {
  if (!boot.session) throw new Error('The console opens only to a signed-in user')
  return (
    <ApiProvider base={boot.base}>
      <Console base={boot.base} own={boot.session} />
      <Toaster />
    </ApiProvider>
  )
}

function Console({ base, own }: { base: string; own: UserSession }) {
  const { session, settled, changing, change } = useTabSession(own)
  const [router] = useState(() => createAppRouter(base, resources))
  return (
    <ScopeChangeProvider value={{ changing, change }}>
      <FrameworkProvider session={session} resources={resources}>
        {settled ? <RouterProvider router={router} /> : <LoadingPage />}
      </FrameworkProvider>
    </ScopeChangeProvider>
  )
}
