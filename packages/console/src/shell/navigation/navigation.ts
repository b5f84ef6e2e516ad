import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, PolicyRule } from '../../framework/resource/item.ts'
import type { Manifest, Extension, NavGroup, ResourceManifest } from '../../framework/resource/manifest.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { allPresence, anyPresence, type Presence } from '../../framework/session/outage.ts'

export interface NavEntry {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
  /** No other page is below it, even if its path is a prefix of theirs. */
  alone: boolean
  /** Whether it is offered is unknown, since a service does not answer. */
  silent: boolean
}

export interface NavSection {
  scope: PanelScope
  groups: { group: NavGroup | null; entries: NavEntry[] }[]
}

export interface Navigation {
  sections: NavSection[]
  /** False while permissions are unknown; more entries may follow. */
  complete: boolean
  /** Whether what will be listed cannot be guessed yet: entries would move. */
  held?: boolean
}

/** undefined until known. */
type Known = boolean | undefined

export interface Permissions {
  serves: (service: string) => Presence
  allows: (rules: readonly PolicyRule[]) => Known
  has: (extension: Extension) => Presence
  /** Whether the operator has not disabled it. */
  isOn: (setting: readonly string[]) => Known
}

const SCOPES: PanelScope[] = ['project', 'admin', 'identity']
const GROUPS: (NavGroup | null)[] = [
  null,
  'compute',
  'volume',
  'network',
  'orchestration',
  'object-store',
  'system',
  'catalog',
  'federation',
  'delegation',
]

/** The rules of all panels of a scope, besides their own. */
const SCOPE_POLICY: Partial<Record<PanelScope, readonly PolicyRule[]>> = { admin: [['identity', 'admin_required']] }

export const panelPolicy = (manifest: Manifest, scope: PanelScope): readonly PolicyRule[] => [
  ...(SCOPE_POLICY[scope] ?? []),
  ...(manifest.panels[scope]?.policy ?? []),
]

/**
 * Whether a panel is listed: the cloud has one of its services with all extensions, and operator and policy allow. An
 * outage if a service does not answer, and nothing else speaks against it.
 */
function isOffered(manifest: Manifest, scope: PanelScope, { serves, allows, has, isOn }: Permissions): Presence {
  const served = anyPresence(manifest.services.map(serves))
  if (!served) return served
  const cloud = allPresence([served, ...(manifest.extensions ?? []).map(has)])
  if (!cloud) return cloud
  const on = manifest.setting ? isOn(manifest.setting) : true
  return allPresence([on && allows(panelPolicy(manifest, scope)), cloud])
}

type Named = ResourceManifest | PageManifest
const labelOf = (manifest: Named) => ('title' in manifest ? manifest.title : manifest.names.other)

const NONE: ReadonlySet<string> = new Set()

/**
 * The panels that are listed, by scope and group, in the given order. While a permission is unknown, the panels of
 * `before` are listed, so that nothing moves when it arrives.
 */
export function navigationOf(manifests: readonly Named[], permissions: Permissions, before = NONE): Navigation {
  let complete = true
  const offered = (manifest: Manifest, scope: PanelScope) => {
    const isListed = isOffered(manifest, scope, permissions)
    if (isListed !== undefined) return isListed
    complete = false
    return before.has(manifest.panels[scope]?.path ?? '')
  }
  const entriesOf = (scope: PanelScope, group: NavGroup | null): NavEntry[] =>
    manifests.flatMap((manifest) => {
      const panel = manifest.panels[scope]
      const answer = panel && !manifest.unlisted && manifest.nav.group === group && offered(manifest, scope)
      if (!answer) return []
      const { icon } = manifest.nav
      const [alone, silent] = ['title' in manifest, answer !== true]
      return [{ path: panel.path, label: labelOf(manifest), icon, alone, silent }]
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

/** Whether the address is that of the entry, or below it. */
export const isAt = ({ path, alone }: NavEntry, here: string): boolean =>
  here === path || (!alone && here.startsWith(`${path}/`))

/**
 * Returns whether another type has the same name as an entry: several services have 'Groups'. The panels of a type have
 * addresses that end alike.
 */
export function namesakes(
  entries: readonly NavEntry[],
  nameOf: (label: MessageDescriptor) => string,
): (entry: NavEntry) => boolean {
  const endings = new Map<string, Set<string>>()
  for (const { label, path } of entries) {
    const name = nameOf(label)
    endings.set(name, (endings.get(name) ?? new Set()).add(path.slice(path.lastIndexOf('/'))))
  }
  return ({ label }) => (endings.get(nameOf(label))?.size ?? 0) > 1
}
