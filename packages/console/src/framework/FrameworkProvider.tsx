import { shell, type UserSession } from '@meridian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { call, configureApi } from '../api/client.ts'
import { queryClient } from '../api/query.ts'
import { paths } from '../paths.ts'
import { toast } from '../ui/toast.ts'
import { ConfirmProvider } from './actions/ConfirmProvider.tsx'
import type { AnyResource } from './define-resource.ts'
import { frameworkMessages } from './framework.messages.ts'
import { PolicyStoreProvider } from './policy/policies.ts'
import { createPolicyStore } from './policy/policy-store.ts'
import { RegistryProvider } from './registry.ts'
import { SessionProvider } from './session.ts'

export interface FrameworkProviderProps {
  /** Path that all URLs of this console start with, with both slashes. */
  base: string
  session: UserSession
  resources: readonly AnyResource[]
  children: ReactNode
}

/** What panels and details pages need around them. Messages and toasts are the shell's. */
export function FrameworkProvider({ base, session, resources, children }: FrameworkProviderProps) {
  const intl = useIntl()
  const [policies] = useState(() => {
    configureApi({ base, onUnauthorized: once(() => signInAgain(base, intl.formatMessage(frameworkMessages.unauthorized))) })
    return createPolicyStore(
      async (checks) => (await call(shell.policies, { body: { checks } })).allowed,
      () => toast.warning(intl.formatMessage(frameworkMessages.policyFailed)),
    )
  })
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider value={session}>
        <RegistryProvider value={resources}>
          <PolicyStoreProvider value={policies}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </PolicyStoreProvider>
        </RegistryProvider>
      </SessionProvider>
    </QueryClientProvider>
  )
}

function signInAgain(base: string, message: string) {
  toast.danger(message)
  location.replace(paths.signInAgain(base, location.pathname + location.search))
}

/** Calls in flight may all come back 401: one of them is enough. */
function once(act: () => void) {
  let acted = false
  return () => {
    if (acted) return
    acted = true
    act()
  }
}
