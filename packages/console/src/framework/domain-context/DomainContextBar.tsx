import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { domainContextMessages, domainContextPhrases } from './domain-context.messages.ts'

/** Says above a list that it is of one domain only, and takes that back. */
export function DomainContextBar({ name }: { name: string }) {
  const { formatMessage } = useIntl()
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-accent-soft py-2 ps-3 pe-2">
      <p className="min-w-0 flex-1 wrap-anywhere">{formatMessage(domainContextPhrases.only, { name })}</p>
      <Button size="small" onClick={() => setDomainContext(null)}>
        {formatMessage(domainContextMessages.clear)}
      </Button>
    </div>
  )
}

/** The one domain whose users, groups and projects an administrator of the cloud works with, in this tab. */
interface DomainContext {
  id: string
  name: string
}

const KEY = 'meridian.domain'
const listeners = new Set<() => void>()

export function setDomainContext(context: DomainContext | null): void {
  if (context) sessionStorage.setItem(KEY, JSON.stringify(context))
  else sessionStorage.removeItem(KEY)
  for (const notify of listeners) notify()
}

export function domainContext(): DomainContext | null {
  const stored = globalThis.sessionStorage?.getItem(KEY)
  return stored ? (JSON.parse(stored) as DomainContext) : null // only setDomainContext writes this key
}

/** Narrows a query, or what is to be made, down to the domain context where there is one. */
export function inDomainContext<T extends object>(value: T): T & { domain_id?: string } {
  const context = domainContext()
  return context ? { domain_id: context.id, ...value } : value
}

const subscribe = (notify: () => void) => {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Its name, and null where there is none; who uses it is drawn again when that changes. */
export const useDomainContext = (): string | null =>
  useSyncExternalStore(subscribe, () => domainContext()?.name ?? null)
