import { Globe, HardDrive, KeyRound, Rocket, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../framework/resource/item.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { dialogPhrases } from '../../framework/resource/resource.messages.ts'
import { formatText, named, type Text } from '../../framework/resource/resource-text.ts'
import { useServices } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { useOwner } from '../../framework/session/session.ts'
import { mostVisited, recordVisit } from '../../framework/session/visits.ts'
import { paths } from '../../paths.ts'
import { floatingIpMessages } from '../../resources/floating-ip/floating-ip.messages.ts'
import { keypairManifest } from '../../resources/keypair/keypair.manifest.ts'
import { volumeManifest } from '../../resources/volume/volume.manifest.ts'
import { Card } from '../../ui/Card.tsx'
import { Skeleton } from '../../ui/progress.tsx'
import { apiAccessManifest, networkTopologyManifest } from '../pages.manifest.ts'
import { homeMessages } from './home.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

interface Shortcut {
  to: string
  label: Text
  icon: LucideIcon
  services: readonly string[]
  policy?: readonly PolicyRule[]
}

/** What new users have; what a user opens more often comes before it. */
const USUAL: readonly Shortcut[] = [
  {
    to: paths.createServer(),
    label: words.createServer,
    icon: Rocket,
    services: ['compute'],
    policy: [['compute', 'os_compute_api:servers:create']],
  },
  {
    to: paths.modal('allocate-floating-ip'),
    label: floatingIpMessages.allocate,
    icon: Globe,
    services: ['network'],
    policy: [['network', 'create_floatingip']],
  },
  {
    to: paths.createVolume(),
    label: named(volumeManifest, dialogPhrases.create),
    icon: HardDrive,
    services: VOLUME_SERVICES,
    policy: [['volume', 'volume:create']],
  },
  {
    to: keypairManifest.panels.project?.path ?? '',
    label: keypairManifest.names.other,
    icon: KeyRound,
    services: ['compute'],
    policy: [['compute', 'os_compute_api:os-keypairs:create']],
  },
  ...[networkTopologyManifest, apiAccessManifest].map(({ panels, title, nav, services }) => ({
    to: panels.project?.path ?? '',
    label: title,
    icon: nav.icon,
    services,
  })),
]

const SHOWN = 6
const PLACEHOLDERS = Array.from({ length: SHOWN }, (_, index) => index)
/** A page that was opened fewer times is no habit. */
const HABIT = 3

/** The pages and forms that the user opens most in this browser. */
export function ShortcutsCard() {
  const intl = useIntl()
  const owner = useOwner() ?? ''
  const serves = useServices()
  const allows = usePolicies()
  const registry = useRegistry()
  // Read once: a shortcut must not move while one points at it.
  const [habits] = useState(() => mostVisited(owner, HABIT))
  const lists = registry.flatMap(({ panels, names, nav, services }): Shortcut[] => {
    const panel = panels.project
    return panel ? [{ to: panel.path, label: names.other, icon: nav.icon, services, policy: panel.policy }] : []
  })
  const all = [...USUAL, ...lists]
  const chosen = habits.flatMap((address) => all.find(({ to }) => to === address) ?? [])
  const offered = [...new Set([...chosen, ...USUAL])].map((shortcut) => {
    const { services, policy = [] } = shortcut
    const served = services.map(serves)
    const isKnown = allows(policy) !== undefined && served.some((each) => each !== undefined)
    return { shortcut, isKnown, isOffered: served.includes(true) && allows(policy) === true }
  })
  const isKnown = offered.every((each) => each.isKnown)
  const shown = offered.flatMap(({ shortcut, isOffered }) => (isOffered ? shortcut : [])).slice(0, SHOWN)
  return (
    <Card title={intl.formatMessage(homeMessages.shortcuts)} flush>
      <ul className="grid p-2">
        {!isKnown && PLACEHOLDERS.map((each) => <Skeleton key={each} className="m-2.5 h-4 w-40" />)}
        {isKnown &&
          shown.map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <AppLink
                to={to}
                onClick={() => to.startsWith('?') && recordVisit(owner, to)}
                className="flex h-9 items-center gap-2.5 rounded-md px-2 text-ink no-underline hover:bg-hover"
              >
                <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
                <span className="truncate">{formatText(intl, label)}</span>
              </AppLink>
            </li>
          ))}
      </ul>
    </Card>
  )
}
