import { keystone, shell, type PolicyCheck, type UserSession } from '@meridian/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { register } from '../framework/resource/registry.ts'
import type { AnyResource } from '../framework/resource/resource.ts'
import { ApiProvider, FrameworkProvider } from '../framework/FrameworkProvider.tsx'
import { ScopeChangeProvider, type ScopeChange } from '../framework/session/session.ts'
import { RefusalDetails } from '../services/failure/RefusalDetails.tsx'
import { responding, fakeFetch, type FakeResponse } from './fake-api.ts'

const fakeSession: UserSession = {
  id: 'user-1',
  username: 'demo',
  user_domain_id: 'default',
  user_domain_name: 'Default',
  enabled: true,
  is_superuser: false,
  project_id: 'project-1',
  project_name: 'demo',
  domain_id: null,
  domain_name: null,
  roles: [{ name: 'member' }],
  services_region: 'RegionOne',
  available_services_regions: ['RegionOne'],
  expires_at: '2099-01-01T00:00:00Z',
}

interface FakeConsoleProps {
  /** Responses to the story's requests; by default settings and catalogue are empty and policies allow. */
  responses?: readonly FakeResponse[]
  resources?: readonly AnyResource[]
  session?: Partial<UserSession>
  children: ReactNode
}

const STAYING: ScopeChange = { changing: false, change: () => {} }
const NONE: readonly AnyResource[] = []

const DEFAULTS = [
  responding(shell.settings, () => ({})),
  responding(keystone.serviceCatalog, () => []),
  responding(shell.policies, ({ body }) => ({
    allowed: (body as { checks: PolicyCheck[] }).checks.map(() => true), // the console sends what the contract defines
  })),
]

/** The providers that pages and widgets of the framework need, with fake responses instead of a server. */
export function FakeConsole({ responses = [], resources = NONE, session, children }: FakeConsoleProps) {
  // During rendering, as in ApiProvider: children may send requests in their first effect.
  useState(() => {
    globalThis.fetch = fakeFetch([...responses, ...DEFAULTS])
  })
  // The same object on each render, as in the console: much is derived from it.
  const whole = useMemo(() => ({ ...fakeSession, ...session }), [session])
  const entries = useMemo(
    () => resources.map((resource) => register(resource, () => Promise.resolve(resource))),
    [resources],
  )
  return (
    <ApiProvider base="/" atOnce={10}>
      <ScopeChangeProvider value={STAYING}>
        <FrameworkProvider session={whole} resources={entries} Reason={RefusalDetails}>
          {children}
        </FrameworkProvider>
      </ScopeChangeProvider>
    </ApiProvider>
  )
}
