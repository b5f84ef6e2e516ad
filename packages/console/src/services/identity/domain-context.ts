/** The domain whose users, groups and projects a cloud administrator works with in this tab. */
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

/** Adds the domain of the context, if one is set, to a query or a create request. */
export function inDomainContext<T extends object>(value: T): T & { domain_id?: string } {
  const context = domainContext()
  return context ? { domain_id: context.id, ...value } : value
}

export function subscribeToDomain(notify: () => void): () => void {
  listeners.add(notify)
  return () => void listeners.delete(notify)
}
