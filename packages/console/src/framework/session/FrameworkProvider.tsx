import { settingsEndpoints, type UserSession } from '@meridian/contract'
import { useMemo, type ReactNode } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { toast } from '../../ui/toast/toast.ts'
import { ConfirmProvider } from '../actions/ConfirmProvider.tsx'
import { frameworkMessages } from '../text/framework.messages.ts'
import { PolicyStoreProvider } from '../policy/policies.ts'
import { createPolicyStore } from '../policy/policy-store.ts'
import { RegistryProvider, type RegistryEntry } from '../resource/registry.ts'
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
