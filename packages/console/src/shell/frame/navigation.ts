import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, PolicyRule } from '../../framework/resource/item.ts'
import type { Manifest, Extension, NavGroup, ResourceManifest } from '../../framework/resource/manifest.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'

export interface NavEntry {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
  /** No other page is below it, even if its path is a prefix of theirs. */
  alone: boolean
}

export interface NavSection {
  scope: PanelScope
  groups: { group: NavGroup | null; entries: NavEntry[] }[]
}

export interface Navigation {
  sections: NavSection[]
  /** False while permissions are unknown; more entries may follow. */
  complete: boolean
}

/** undefined until known. */
type Known = boolean | undefined

export interface Permissions {
  serves: (service: string) => Known
  allows: (rules: readonly PolicyRule[]) => Known
  has: (extension: Extension) => Known
  /** Whether the operator has not disabled it. */
  isOn: (setting: readonly string[]) => Known
}

const SCOPES: PanelScope[] = ['project', 'admin', 'identity']
const GROUPS: (NavGroup | null)[] = [null, 'compute', 'volume', 'network', 'orchestration', 'object-store', 'system']

/** The rules of all panels of a scope, besides their own. */
const SCOPE_POLICY: Partial<Record<PanelScope, readonly PolicyRule[]>> = { admin: [['identity', 'admin_required']] }

export const panelPolicy = (manifest: Manifest, scope: PanelScope): readonly PolicyRule[] => [
  ...(SCOPE_POLICY[scope] ?? []),
  ...(manifest.panels[scope]?.policy ?? []),
]

/** Whether a panel is listed: one of its services exists here with all extensions, and operator and policy allow it. */
function isOffered(manifest: Manifest, scope: PanelScope, { serves, allows, has, isOn }: Permissions): Known {
  const served = manifest.services.map(serves)
  if (!served.includes(true)) return served.includes(undefined) ? undefined : false
  const extended = (manifest.extensions ?? []).map(has)
  if (!extended.every((isKnown) => isKnown === true)) return extended.includes(false) ? false : undefined
  const on = manifest.setting ? isOn(manifest.setting) : true
  return on ? allows(panelPolicy(manifest, scope)) : on
}

type Named = ResourceManifest | PageManifest
const labelOf = (manifest: Named) => ('title' in manifest ? manifest.title : manifest.names.other)

/** The panels that are listed, by scope and group, in the given order. */
export function navigationOf(manifests: readonly Named[], permissions: Permissions): Navigation {
  let complete = true
  const offered = (manifest: Manifest, scope: PanelScope) => {
    const isListed = isOffered(manifest, scope, permissions)
    if (isListed === undefined) complete = false
    return isListed === true
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
