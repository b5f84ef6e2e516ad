import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, PolicyRule } from '../../framework/resource/item.ts'
import type { Manifest, Extension, NavGroup, ResourceManifest } from '../../framework/resource/manifest.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'

export interface NavEntry {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
  /** No other page lies below it, whatever their addresses look like. */
  alone: boolean
}

export interface NavSection {
  scope: PanelScope
  groups: { group: NavGroup | null; entries: NavEntry[] }[]
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
  /** Whether the operator left it on. */
  isOn: (setting: readonly string[]) => Answer
}

const SCOPES: PanelScope[] = ['project', 'admin', 'identity']
const GROUPS: (NavGroup | null)[] = [null, 'compute', 'volume', 'network', 'orchestration', 'object-store', 'system']

/** What all panels of a scope ask for, before any asks for more. */
const SCOPE_POLICY: Partial<Record<PanelScope, readonly PolicyRule[]>> = { admin: [['identity', 'admin_required']] }

export const panelPolicy = (manifest: Manifest, scope: PanelScope): readonly PolicyRule[] => [
  ...(SCOPE_POLICY[scope] ?? []),
  ...(manifest.panels[scope]?.policy ?? []),
]

/** Whether a panel is offered: one of its services answers here with all extensions, and operator and policy allow. */
function isOffered(manifest: Manifest, scope: PanelScope, { serves, allows, has, isOn }: Permissions): Answer {
  const served = manifest.services.map(serves)
  if (!served.includes(true)) return served.includes(undefined) ? undefined : false
  const extended = (manifest.extensions ?? []).map(has)
  if (!extended.every((answer) => answer === true)) return extended.includes(false) ? false : undefined
  const on = manifest.setting ? isOn(manifest.setting) : true
  return on ? allows(panelPolicy(manifest, scope)) : on
}

type Named = ResourceManifest | PageManifest
const labelOf = (manifest: Named) => ('title' in manifest ? manifest.title : manifest.names.other)

/** The panels that are offered, by scope and group, in the order given. */
export function navigationOf(manifests: readonly Named[], permissions: Permissions): Navigation {
  let complete = true
  const offered = (manifest: Manifest, scope: PanelScope) => {
    const answer = isOffered(manifest, scope, permissions)
    if (answer === undefined) complete = false
    return answer === true
  }
  const entriesOf = (scope: PanelScope, group: NavGroup | null): NavEntry[] =>
    manifests.flatMap((manifest) => {
      const panel = manifest.panels[scope]
      if (!panel || manifest.nav.group !== group || !offered(manifest, scope)) return []
      return [{ path: panel.path, label: labelOf(manifest), icon: manifest.nav.icon, alone: 'title' in manifest }]
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
