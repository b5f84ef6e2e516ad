import { ChevronsUpDown, File, MonitorDot, Plug, Rocket, Split, Trash2, type LucideIcon } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { usePolicies } from '../../../framework/policy/policy-store.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { entryOfType, useRegistry } from '../../../framework/resource/registry.ts'
import { formatText, named } from '../../../framework/resource/resource-text.ts'
import { dialogPhrases } from '../../../framework/resource/resource.messages.ts'
import { paths } from '../../../paths.ts'
import { launchInstance } from '../../../resources/instance/launch.actions.ts'
import { subnetManifest } from '../../../resources/network/network.manifest.ts'
import { interfaceMessages } from '../../../resources/router/router.messages.ts'
import { cx } from '../../../ui/classes.ts'
import type { TopologyDevice, TopologyNetwork, TopologyNode } from '../model/topology-model.ts'
import { balloonMessages as messages } from '../network-topology.messages.ts'
import { DELETIONS, type Deletable } from './deletions.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

export interface BalloonControls {
  onClose: () => void
  /** Collapses or expands a network's servers; undefined in the flat view. */
  folding?: { folded: boolean; toggle: () => void }
}

interface ActionsProps extends BalloonControls {
  node: TopologyNode
  onDelete: (thing: Deletable) => void
}

interface Entry {
  label: string
  icon: LucideIcon
  danger?: boolean
  policy?: readonly PolicyRule[]
  /** A link, or a function. */
  to?: string
  run?: () => void
}

const ENTRY =
  'flex min-h-8 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-start no-underline hover:bg-hover -outline-offset-2 [&_svg]:size-4 [&_svg]:shrink-0'

/** The actions on a node that the policy allows. */
export function BalloonActions({ node, onDelete, onClose, folding }: ActionsProps) {
  const allows = usePolicies()
  const shown = useEntries({ node, onDelete, onClose, folding }).filter(({ policy = [] }) => allows(policy) === true)
  if (shown.length === 0) return null
  return (
    <ul className="border-t border-line p-1.5">
      {shown.map(({ label, icon: Icon, danger, to, run }) => {
        const content = (
          <>
            <Icon aria-hidden className={danger ? undefined : 'text-ink-3'} />
            {label}
          </>
        )
        const className = cx(ENTRY, danger ? 'text-bad' : 'text-ink')
        return (
          <li key={label}>
            {to === undefined ? (
              <button type="button" className={className} onClick={run}>
                {content}
              </button>
            ) : (
              <AppLink to={to} className={className} onClick={onClose}>
                {content}
              </AppLink>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function useEntries({ node, onDelete, onClose, folding }: ActionsProps): Entry[] {
  const intl = useIntl()
  const { formatMessage } = intl
  const registry = useRegistry()
  const type = DELETIONS[node.kind].type
  const hasPage = node.url !== null && entryOfType(registry, type) !== undefined
  const view: Entry[] = hasPage
    ? [{ label: formatMessage(moreWords.viewDetails), icon: File, to: paths.details(type, node.id) }]
    : []
  const remove: Entry = {
    label: formatText(intl, DELETIONS[node.kind].action.label),
    icon: Trash2,
    danger: true,
    policy: DELETIONS[node.kind].policy,
    run: () => onDelete({ kind: node.kind, id: node.id, name: node.name }),
  }
  return node.kind === 'network'
    ? [...view, ...networkEntries(node, intl, { folding, onClose }), ...(node.own ? [remove] : [])]
    : [...view, ...deviceEntries(node, intl), remove]
}

function deviceEntries(device: TopologyDevice, { formatMessage }: IntlShape): Entry[] {
  if (device.kind === 'router')
    return [
      {
        label: formatMessage(interfaceMessages.add),
        icon: Plug,
        policy: [['network', 'add_router_interface']],
        to: paths.modal('add-interface', device.id),
      },
    ]
  if (device.console === null) return []
  return [{ label: formatMessage(messages.console), icon: MonitorDot, run: () => openConsole(device) }]
}

function networkEntries(
  { id, url, own, subnets }: TopologyNetwork,
  intl: IntlShape,
  { folding, onClose }: BalloonControls,
): Entry[] {
  const fold = folding && {
    label: intl.formatMessage(folding.folded ? messages.expand : messages.collapse),
    icon: ChevronsUpDown,
    run: () => {
      folding.toggle()
      onClose()
    },
  }
  const launch: Entry = {
    label: formatText(intl, launchInstance.label),
    icon: Rocket,
    policy: launchInstance.policy,
    to: paths.launch({ networkId: id }),
  }
  const createSubnet: Entry = {
    label: formatText(intl, named(subnetManifest, dialogPhrases.create)),
    icon: Split,
    policy: [['network', 'create_subnet']],
    to: paths.createSubnet(id),
  }
  // An external network has no page here, and only routers use it.
  const isForServers = url !== null && subnets.length > 0
  return [...(fold ? [fold] : []), ...(isForServers ? [launch] : []), ...(own ? [createSubnet] : [])]
}

const WINDOW = 'popup,width=760,height=560'

/** Opens a server's console in its own window. */
const openConsole = ({ url, console: link }: TopologyDevice): void =>
  void window.open(`${url}${link}/`, '_blank', WINDOW)
