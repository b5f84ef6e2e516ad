import type { LucideIcon } from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { PanelScope, PolicyRule } from '../../framework/resource/item.ts'
import type { Manifest, Extension, ResourceManifest } from '../../framework/resource/manifest.ts'
import { NAV_SERVICES, serviceOf, type NavPlace, type NavService } from '../../framework/resource/nav-services.ts'
import type { PageManifest } from '../../framework/resource/registry.ts'
import { allPresence, anyPresence, type Presence } from '../../framework/session/outage.ts'

/** A project's places, or those of all projects and of the cloud itself. */
export type Half = 'project' | 'cloud'

/** A place: a page that the navigation leads to. */
export interface NavEntry {
  path: string
  label: MessageDescriptor
  icon: LucideIcon
  scope: PanelScope
  half: Half
  /** Null for the first page of a half. */
  place: NavPlace | null
  /** No other page is below it, even if its path is a prefix of theirs. */
  alone: boolean
  /** Whether it is offered is unknown, since a service does not answer. */
  silent: boolean
}

export interface ServicePlaces {
  service: NavService
  purposes: { place: NavPlace; entries: NavEntry[] }[]
}

export interface NavHalf {
  half: Half
  home: NavEntry | null
  services: ServicePlaces[]
}

export interface Navigation {
  /** Those with a place, a project's first. */
  halves: NavHalf[]
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
const HALVES: Half[] = ['project', 'cloud']

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

/** Where people without a part in the administration find what they may see of Keystone. */
const OTHERS_IDENTITY: NavPlace = 'access/people'

const isOwn = (place: NavPlace | null) => place !== null && serviceOf(place) === 'access'

/**
 * The places that are listed, by half, service and purpose, and there in the given order. While a permission is unknown,
 * those of `before` are listed, so that nothing moves when it arrives.
 */
export function navigationOf(manifests: readonly Named[], permissions: Permissions, before = NONE): Navigation {
  let complete = true
  const offered = (manifest: Manifest, scope: PanelScope) => {
    const isListed = isOffered(manifest, scope, permissions)
    if (isListed !== undefined) return isListed
    complete = false
    return before.has(manifest.panels[scope]?.path ?? '')
  }
  const placesOf = (manifest: Named, scope: PanelScope): NavEntry[] => {
    const panel = manifest.panels[scope]
    const answer = panel && !manifest.unlisted && offered(manifest, scope)
    if (!answer) return []
    const { icon, place } = manifest.nav
    const half = scope === 'project' || isOwn(place) ? 'project' : 'cloud'
    const [alone, silent] = ['title' in manifest, answer !== true]
    return [{ path: panel.path, label: labelOf(manifest), icon, scope, half, place, alone, silent }]
  }
  const all = SCOPES.flatMap((scope) => manifests.flatMap((manifest) => placesOf(manifest, scope)))
  const administers = all.some(({ scope }) => scope === 'admin')
  const entries = administers
    ? all
    : all.map((entry) =>
        entry.half === 'cloud' ? { ...entry, half: 'project' as const, place: OTHERS_IDENTITY } : entry,
      )
  const halves = HALVES.map((half) => halfOf(half, entries)).filter(({ home, services }) => home ?? services.length > 0)
  return { halves, complete }
}

function halfOf(half: Half, all: readonly NavEntry[]): NavHalf {
  const entries = all.filter((entry) => entry.half === half)
  const services = Object.entries(NAV_SERVICES).map(([name, purposes]) => {
    const service = name as NavService // the keys of NAV_SERVICES
    const places = purposes.map((purpose) => `${service}/${purpose}` as NavPlace) // by its type
    const grouped = places.map((place) => ({ place, entries: entries.filter((entry) => entry.place === place) }))
    return { service, purposes: grouped.filter((group) => group.entries.length > 0) }
  })
  const home = entries.find(({ place }) => place === null) ?? null
  return { half, home, services: services.filter(({ purposes }) => purposes.length > 0) }
}

export const entriesOfService = ({ purposes }: ServicePlaces): NavEntry[] => purposes.flatMap(({ entries }) => entries)

export const entriesOfHalf = ({ home, services }: NavHalf): NavEntry[] => [
  ...(home ? [home] : []),
  ...services.flatMap(entriesOfService),
]

export const entriesOf = ({ halves }: Navigation): NavEntry[] => halves.flatMap(entriesOfHalf)

/** Whether the address is that of the entry, or below it. */
export const isAt = ({ path, alone }: Pick<NavEntry, 'path' | 'alone'>, here: string): boolean =>
  here === path || (!alone && here.startsWith(`${path}/`))
