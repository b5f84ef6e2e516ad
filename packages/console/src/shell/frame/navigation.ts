import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { Extension, ResourcePlace, NavGroup, PanelScope, PolicyRule } from '../../framework/define-resource.ts'

export interface NavEntry {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
}

export interface NavSection {
  scope: PanelScope
  groups: { group: NavGroup; entries: NavEntry[] }[]
}

export interface Navigation {
  sections: NavSection[]
  /** False while it is still asked what the user may see; there can be more entries then. */
  complete: boolean
}

/** What is known of an answer: undefined until it is there. */
type Answer = boolean | undefined

export interface Permissions {
  serves: (service: string) => Answer
  allows: (rules: readonly PolicyRule[]) => Answer
  has: (extension: Extension) => Answer
}

const SCOPES: PanelScope[] = ['project', 'admin', 'identity']
const GROUPS: NavGroup[] = ['compute', 'volume', 'network', 'orchestration', 'object-store', 'system', 'identity']

/** What all panels of a scope ask for, before any asks for more. */
const SCOPE_POLICY: Partial<Record<PanelScope, readonly PolicyRule[]>> = { admin: [['identity', 'admin_required']] }

export const panelPolicy = (resource: ResourcePlace, scope: PanelScope): readonly PolicyRule[] => [
  ...(SCOPE_POLICY[scope] ?? []),
  ...(resource.panels[scope]?.policy ?? []),
]

/** Whether a panel is offered: one of its services answers here with all extensions, and the policy allows. */
function isOffered(resource: ResourcePlace, scope: PanelScope, { serves, allows, has }: Permissions): Answer {
  const served = resource.services.map(serves)
  if (!served.includes(true)) return served.includes(undefined) ? undefined : false
  const extended = (resource.extensions ?? []).map(has)
  if (!extended.every((answer) => answer === true)) return extended.includes(false) ? false : undefined
  return allows(panelPolicy(resource, scope))
}

/** The panels that are offered, by scope and group, in the order of the registry. */
export function navigationOf(resources: readonly ResourcePlace[], permissions: Permissions): Navigation {
  let complete = true
  const offered = (resource: ResourcePlace, scope: PanelScope) => {
    const answer = isOffered(resource, scope, permissions)
    if (answer === undefined) complete = false
    return answer === true
  }
  const entriesOf = (scope: PanelScope, group: NavGroup): NavEntry[] =>
    resources.flatMap((resource) => {
      const panel = resource.panels[scope]
      if (!panel || resource.nav.group !== group || !offered(resource, scope)) return []
      return [{ path: panel.path, label: resource.names.other, icon: resource.nav.icon }]
    })
  const sections = SCOPES.map((scope) => ({
    scope,
    groups: GROUPS.map((group) => ({ group, entries: entriesOf(scope, group) })).filter(
      ({ entries }) => entries.length > 0,
    ),
  })).filter(({ groups }) => groups.length > 0)
  return { sections, complete }
}

export const entriesOf = ({ sections }: Navigation): NavEntry[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries))
