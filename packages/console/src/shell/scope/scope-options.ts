import type { Scopes } from '@meridian/contract'
import type { TabScope } from '../../api/tab-scope.ts'
import { compareText } from '../../framework/text/wording.ts'
import type { PickerOption } from '../../ui/popups/PickerPopup.tsx'

const DOMAIN = 'domain:'

/** A scope as the value of a picker's option. */
export const scopeValue = ({ project, domain }: TabScope): string | null => project ?? (domain ? DOMAIN + domain : null)

/** The inverse of `scopeValue`. */
export const scopeOfValue = (value: string): TabScope =>
  value.startsWith(DOMAIN) ? { domain: value.slice(DOMAIN.length) } : { project: value }

interface Words {
  /** The heading of projects that all belong to one domain. */
  projects: string
  domains: string
}

/** Projects grouped by domain, the user's own first; then the domains themselves. */
export function scopeOptions({ projects, domains }: Scopes, homeDomain: string, words: Words): PickerOption[] {
  const several = new Set(projects.map(({ domain }) => domain.id)).size > 1
  const heading = (domain: string) => (several ? domain : domains.length > 0 ? words.projects : undefined)
  const home = (domain: string) => (domain === homeDomain ? 0 : 1)
  return [
    ...projects
      .toSorted((a, b) => home(a.domain.id) - home(b.domain.id) || compareText(a.domain.name, b.domain.name))
      .map(({ id, name, domain }) => ({ value: id, label: name, group: heading(domain.name) })),
    ...domains.map(({ id, name }) => ({ value: DOMAIN + id, label: name, group: words.domains })),
  ]
}
