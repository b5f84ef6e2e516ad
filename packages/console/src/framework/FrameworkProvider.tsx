import { settingsEndpoints, type UserSession } from '@meridian/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, type ComponentType, type ReactNode, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { configureApi, sendUnlisted } from '../api/client.ts'
import { leaveUnauthorized } from '../api/end-session.ts'
import { queryClient } from '../api/query.ts'
import { toast } from '../ui/toast/toast.ts'
import { ConfirmProvider } from './actions/ConfirmProvider.tsx'
import { listUploads } from './activity/list-uploads.ts'
import { OwnWords, ReasonProvider, type ReasonProps } from './notices/Reason.tsx'
import { PolicyStoreProvider, createPolicyStore } from './policy/policy-store.ts'
import { RegistryProvider, type RegistryEntry } from './resource/registry.ts'
import { frameworkMessages } from './text/framework.messages.ts'
import { KnownServicesProvider } from './session/services.ts'
import { SessionProvider } from './session/session.ts'

export interface FrameworkProviderProps {
  session: UserSession
  /** The service types in the session's region, if the page was served with them. */
  services?: readonly string[] | null
  resources: readonly RegistryEntry[]
  /** Explains why a service refused something; by default its own words are shown. */
  Reason?: ComponentType<ReasonProps>
  children: ReactNode
}

/**
 * The providers that panels and details pages need, inside an ApiProvider. The shell provides messages, router and
 * toasts.
 */
export function FrameworkProvider({
  session,
  services = null,
  resources,
  Reason = OwnWords,
  children,
}: FrameworkProviderProps) {
  const intl = useIntl()
  // Policy results depend on the user and the scope.
  const policies = useMemo(() => policyStoreOf(session, intl), [session, intl])
  return (
    <SessionProvider value={session}>
      <RegistryProvider value={resources}>
        <KnownServicesProvider value={services}>
          <PolicyStoreProvider value={policies}>
            <ReasonProvider value={Reason}>
              <ConfirmProvider>{children}</ConfirmProvider>
            </ReasonProvider>
          </PolicyStoreProvider>
        </KnownServicesProvider>
      </RegistryProvider>
    </SessionProvider>
  )
}

const policyStoreOf = (_session: UserSession, intl: IntlShape) =>
  createPolicyStore(
    async (checks) => (await sendUnlisted(settingsEndpoints.policies, { body: { checks } }, { reads: true })).allowed,
    () => toast.warning(intl.formatMessage(frameworkMessages.policyFailed)),
  )

export interface ApiProviderProps {
  /** Path that all URLs of this console start with, with both slashes. */
  base: string
  /** The number of parallel requests. */
  atOnce: number
  /** Called before each request; a returned promise delays the request until it resolves. */
  ready?: () => Promise<void> | undefined
  /** Lets the user sign in again over a page that would lose something; resolves when there is a session. */
  renew?: () => Promise<void>
  children: ReactNode
}

/**
 * Lets its children call the server. An ended session opens the sign-in page, which returns here afterwards; or a dialog
 * over the page, if something would be lost with it.
 */
export function ApiProvider({ base, atOnce, ready, renew, children }: ApiProviderProps) {
  const intl = useIntl()
  // During rendering, not in an effect: the children's effects run first, and may send requests.
  useState(() => {
    let ended = false
    configureApi({
      base,
      atOnce,
      ready,
      renew,
      onUnauthorized: (named) => {
        // Several pending requests may return 401: one is enough.
        if (ended) return
        ended = true
        toast.danger(intl.formatMessage(frameworkMessages.unauthorized))
        void leaveUnauthorized(base, named)
      },
    })
    listUploads(intl)
  })
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
