import type { PanelLimit } from '../../framework/resource/manifest.ts'
import { domainContext, subscribeToDomain } from './domain-context.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

/** The list has only items of the domain context, if one is set. */
export const domainLimit: PanelLimit = {
  subscribe: subscribeToDomain,
  name: () => domainContext()?.name ?? null,
  Note: lazyPart(async () => (await import('./DomainContextBar.tsx')).DomainContextBar),
}
