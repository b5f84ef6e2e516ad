import {
  serverChangeEndpoints,
  serverEndpoints,
  type Server,
  type ServerActionName,
  type ServerOperation,
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
  Truck,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { call } from '../../../api/client.ts'
import type { RunningAction } from '../../../framework/actions/action.ts'
import { batchAction } from '../../../framework/actions/batch-action.ts'
import { offered } from '../instance-can.ts'
import { powerMessages, powerPhrases } from './power.messages.ts'

type Operation = Extract<ServerOperation & ServerActionName, keyof typeof powerMessages>

interface Power {
  icon: LucideIcon
  section: string
  danger?: true
  asks?: true
  batch?: true
}

/** What is done to a server by its name alone. What interrupts the work of a guest asks first. */
const OPERATIONS: Record<Operation, Power> = {
  start: { icon: Play, section: 'state', batch: true },
  confirm_resize: { icon: Check, section: 'state' },
  revert_resize: { icon: Undo2, section: 'state', asks: true },
  unrescue: { icon: LifeBuoy, section: 'power' },
  pause: { icon: CirclePause, section: 'power' },
  unpause: { icon: CirclePlay, section: 'power' },
  suspend: { icon: MoonStar, section: 'power' },
  resume: { icon: Sun, section: 'power' },
  shelve: { icon: Archive, section: 'power', asks: true },
  unshelve: { icon: ArchiveRestore, section: 'power' },
  lock: { icon: Lock, section: 'lock' },
  unlock: { icon: LockOpen, section: 'lock' },
  soft_reboot: { icon: RotateCw, section: 'restart', asks: true, batch: true },
  hard_reboot: { icon: RefreshCw, section: 'restart', danger: true },
  stop: { icon: CirclePower, section: 'restart', danger: true, batch: true },
}

const operate = (operation: Operation): RunningAction<Server> =>
  batchAction<Server>({
    id: operation,
    ...OPERATIONS[operation],
    ...offered(operation),
    messages: powerMessages[operation],
    failedOn: ({ id }, intl) => intl.formatMessage(powerPhrases.failedOn, { operation, id }),
    perform: ({ id }) => call(serverEndpoints.serverOperate, { params: { id }, body: { operation } }),
  })

export const powerActions = Object.fromEntries(
  Object.keys(OPERATIONS).map((operation) => [operation, operate(operation as Operation)]), // its own keys
) as Record<Operation, RunningAction<Server>> // one for each of them

/** It stays in the list until Nova has taken it apart. */
export const deleteInstances = batchAction<Server>({
  id: 'delete',
  icon: Trash2,
  section: 'end',
  danger: true,
  batch: true,
  tone: 'info',
  ...offered('delete'),
  messages: powerMessages.delete,
  perform: ({ id }) => call(serverEndpoints.serverDelete, { params: { id } }),
})

export const migrateInstance = batchAction<Server>({
  id: 'migrate',
  icon: Truck,
  section: 'admin',
  asks: true,
  scopes: ['admin'],
  ...offered('migrate'),
  messages: powerMessages.migrate,
  perform: ({ id }) => call(serverChangeEndpoints.serverMigrate, { params: { id }, body: { host: null } }),
})
