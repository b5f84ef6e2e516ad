import { keystone, shell, type PolicyCheck, type UserSession } from '@meridian/contract'
import { useMemo, useState, type ReactNode } from 'react'
import { register } from '../framework/resource/registry.ts'
import type { AnyResource } from '../framework/resource/resource.ts'
import { ApiProvider, FrameworkProvider } from '../framework/session/FrameworkProvider.tsx'
import { ScopeChangeProvider, type ScopeChange } from '../framework/session/session.ts'
import { answering, fakeFetch, type FakeAnswer } from './fake-api.ts'
import { fakeSession } from './fake-session.ts'

interface FakeConsoleProps {
  /** Of the calls that the story makes; settings and catalogue are empty and policies allow unless answered here. */
  answers?: readonly FakeAnswer[]
  resources?: readonly AnyResource[]
  session?: Partial<UserSession>
  children: ReactNode
}

const STAYING: ScopeChange = { changing: false, change: () => {} }
const NONE: readonly AnyResource[] = []

const DEFAULTS = [
  answering(shell.settings, () => ({})),
  answering(keystone.serviceCatalog, () => []),
  answering(shell.policies, ({ body }) => ({
    allowed: (body as { checks: PolicyCheck[] }).checks.map(() => true), // the console sends what the contract says
  })),
]

/** What pages and widgets of the framework need around them, with answers in place of a server. */
export function FakeConsole({ answers = [], resources = NONE, session, children }: FakeConsoleProps) {
  // While drawing, as in ApiProvider: what is below may call in its first effect.
  useState(() => {
    globalThis.fetch = fakeFetch([...answers, ...DEFAULTS])
  })
  // The same object with each draw, as the console's own is: much is derived from it.
  const whole = useMemo(() => ({ ...fakeSession, ...session }), [session])
  const entries = useMemo(
    () => resources.map((resource) => register(resource, () => Promise.resolve(resource))),
    [resources],
  )
  return (
    <ApiProvider base="/">
      <ScopeChangeProvider value={STAYING}>
        <FrameworkProvider session={whole} resources={entries}>
          {children}
        </FrameworkProvider>
      </ScopeChangeProvider>
    </ApiProvider>
  )
}
