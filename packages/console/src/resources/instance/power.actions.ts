import {
  serverCan,
  serverEndpoints,
  serverPolicy,
  type Server,
  type ServerActionName,
  type ServerOperation,
  type ServerContext,
} from '@meridian/contract'
import {
  Archive,
  ArchiveRestore,
  CirclePause,
  CirclePlay,
  CirclePower,
  Check,
  LifeBuoy,
  Lock,
  LockOpen,
  MoonStar,
  Play,
  RefreshCw,
  RotateCw,
  Sun,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { MessageDescriptor } from 'react-intl'
import type { RunningAction } from '../../framework/resource/action.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import type { CellContext, PolicyRule } from '../../framework/resource/item.ts'
import { failureMessage } from '../../framework/resource/resource-text.ts'
import { settingAt } from '../../framework/session/settings.ts'
import { instanceManifest } from './instance.manifest.ts'
import { powerMessages, powerPhrases, shortLabels } from './power.messages.ts'
import { actionNames } from './instance-cockpit.messages.ts'

/** The context of the contract's rules, besides the server. */
const ruleContextOf = ({ session, serves, settings }: CellContext): ServerContext => ({
  projectId: session.project_id,
  isAdmin: session.is_superuser,
  has: { network: serves('network'), volume: serves('volumev3') || serves('block-storage') || serves('volume') },
  floatingIps: settingAt(settings, ['OPENSTACK_NEUTRON_NETWORK', 'enable_router'], true),
  passwordRetrieval: settingAt(settings, ['OPENSTACK_ENABLE_PASSWORD_RETRIEVE'], false),
  console: Boolean(settingAt<unknown>(settings, ['CONSOLE_TYPE'], 'AUTO')),
})

/** When an action on servers is offered: the policy and the check of the contract's rule with this name. */
export const offeredBy = (rule: ServerActionName) => ({
  policy: serverPolicy(rule).map(([service, name]): PolicyRule => [service, name]),
  allowed: (server: Server, context: CellContext) => serverCan(rule, server, ruleContextOf(context)),
})

type Operation = Extract<ServerOperation & ServerActionName, keyof typeof powerMessages>

interface Power {
  icon: LucideIcon
  section: string
  short?: MessageDescriptor
  confirms?: true
  batch?: true
}

/** Operations that need only the server. Those that interrupt the guest need a confirmation; red is for what destroys. */
const OPERATIONS: Record<Operation, Power> = {
  start: { icon: Play, section: 'state', batch: true, short: actionNames.start },
  confirm_resize: { icon: Check, section: 'state' },
  revert_resize: { icon: Undo2, section: 'state', confirms: true },
  unrescue: { icon: LifeBuoy, section: 'state' },
  pause: { icon: CirclePause, section: 'power' },
  unpause: { icon: CirclePlay, section: 'state' },
  suspend: { icon: MoonStar, section: 'power' },
  resume: { icon: Sun, section: 'state' },
  shelve: { icon: Archive, section: 'power', confirms: true },
  unshelve: { icon: ArchiveRestore, section: 'state' },
  restore: { icon: Undo2, section: 'state' },
  lock: { icon: Lock, section: 'power' },
  unlock: { icon: LockOpen, section: 'power' },
  soft_reboot: { icon: RotateCw, section: 'state', confirms: true, batch: true, short: shortLabels.softReboot },
  hard_reboot: { icon: RefreshCw, section: 'power', confirms: true },
  stop: { icon: CirclePower, section: 'state', confirms: true, batch: true, short: shortLabels.stop },
}

const operate = (operation: Operation): RunningAction<Server> =>
  batchAction<Server>(operation, undefined, {
    ...OPERATIONS[operation],
    ...offeredBy(operation),
    messages: powerMessages[operation],
    failedOn: ({ id }, intl) => intl.formatMessage(powerPhrases.failedOn, { operation, id }),
    perform: ({ id }, send) => send(serverEndpoints.serverOperate, { params: { id }, body: { operation } }),
  })

export const powerActions = Object.fromEntries(
  Object.keys(OPERATIONS).map((operation) => [operation, operate(operation as Operation)]), // the keys of the table
) as Record<Operation, RunningAction<Server>> // one for each key

/** The server stays in the list until Nova has deleted it. */
export const deleteInstances = batchAction<Server>('delete', Trash2, {
  section: 'end',
  danger: true,
  batch: true,
  tone: 'info',
  ...offeredBy('delete'),
  messages: powerMessages.delete,
  final: true,
  lookAhead: async () => (await import('../../services/deletion/item-look-ahead.ts')).serverLookAhead,
  failedOn: ({ id }, intl) => failureMessage(intl, 'delete', instanceManifest, id),
  perform: ({ id }, send) => send(serverEndpoints.serverDelete, { params: { id } }),
})
