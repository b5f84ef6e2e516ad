import { settingsEndpoints, type UserSession } from '@meridian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ReactNode, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { call, configureApi } from '../../api/client.ts'
import { queryClient } from '../../api/query.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast/toast.ts'
import { ConfirmProvider } from '../actions/ConfirmProvider.tsx'
import { listUploads } from '../activity/list-uploads.ts'
import { PolicyStoreProvider, createPolicyStore } from '../policy/policy-store.ts'
import { RegistryProvider, type RegistryEntry } from '../resource/registry.ts'
import { frameworkMessages } from '../text/framework.messages.ts'
import { KnownServicesProvider } from './services.ts'
import { SessionProvider } from './session.ts'

export interface FrameworkProviderProps {
  session: UserSession
  /** The types of service in the session's region, where they are known without asking. */
  services?: readonly string[] | null
  resources: readonly RegistryEntry[]
  children: ReactNode
}

/** What panels and details pages need around them, inside an ApiProvider. Messages, router and toasts are the shell's. */
export function FrameworkProvider({ session, services = null, resources, children }: FrameworkProviderProps) {
  const intl = useIntl()
  // What the policy answers depends on who asks, and where.
  const policies = useMemo(() => policyStoreOf(session, intl), [session, intl])
  return (
    <SessionProvider value={session}>
      <RegistryProvider value={resources}>
        <KnownServicesProvider value={services}>
          <PolicyStoreProvider value={policies}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </PolicyStoreProvider>
        </KnownServicesProvider>
      </RegistryProvider>
    </SessionProvider>
  )
}

const policyStoreOf = (_session: UserSession, intl: IntlShape) =>
  createPolicyStore(
    async (checks) => (await call(settingsEndpoints.policies, { body: { checks } })).allowed,
    () => toast.warning(intl.formatMessage(frameworkMessages.policyFailed)),
  )

export interface ApiProviderProps {
  /** Path that all URLs of this console start with, with both slashes. */
  base: string
  /** Asked before each request; a promise holds it back until that is kept. */
  ready?: () => Promise<void> | undefined
  children: ReactNode
}

/** Lets what is below it call the server. A session that has ended leads to sign-in, with the way back kept. */
export function ApiProvider({ base, ready, children }: ApiProviderProps) {
  const intl = useIntl()
  // While drawing, not in an effect: the effects of what is below run first, and may call.
  useState(() => {
    let ended = false
    configureApi({
      base,
      ready,
      onUnauthorized: () => {
        // Calls in flight may all come back 401: one of them is enough.
        if (ended) return
        ended = true
        toast.danger(intl.formatMessage(frameworkMessages.unauthorized))
        location.replace(paths.signInAgain(base, location.pathname + location.search))
      },
    })
    listUploads(intl)
  })
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
