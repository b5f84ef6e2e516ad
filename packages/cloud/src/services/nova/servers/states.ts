import type { PowerState, ServerStatus, TaskState, VmState } from '@meridian/wire'
import { conflict } from '../../../core/errors/fault.ts'
import type { ServerRow } from './row.ts'

export const POWER = {
  none: 0,
  running: 1,
  paused: 3,
  shutdown: 4,
  crashed: 6,
  suspended: 7,
} as const satisfies Record<string, PowerState>

const RESIZING = tasks('RESIZE', 'resize_prep', 'resize_migrating', 'resize_migrated', 'resize_finish')
const REBUILDING = tasks('REBUILD', 'rebuilding', 'rebuild_block_device_mapping', 'rebuild_spawning')
const MIGRATING = tasks('MIGRATING', 'migrating')

/** The API's status per vm_state, by default and per task state. */
export const STATUSES: Readonly<
  Record<VmState, { usual: ServerStatus; during?: Partial<Record<TaskState, ServerStatus>> }>
> = {
  active: {
    usual: 'ACTIVE',
    during: {
      ...tasks('REBOOT', 'rebooting', 'reboot_pending', 'reboot_started'),
      ...tasks('HARD_REBOOT', 'rebooting_hard', 'reboot_pending_hard', 'reboot_started_hard'),
      ...tasks('PASSWORD', 'updating_password'),
      ...REBUILDING,
      ...MIGRATING,
      ...RESIZING,
    },
  },
  building: { usual: 'BUILD' },
  stopped: { usual: 'SHUTOFF', during: { ...RESIZING, ...REBUILDING } },
  resized: { usual: 'VERIFY_RESIZE', during: tasks('REVERT_RESIZE', 'resize_reverting') },
  paused: { usual: 'PAUSED', during: MIGRATING },
  suspended: { usual: 'SUSPENDED' },
  rescued: { usual: 'RESCUE' },
  error: { usual: 'ERROR', during: REBUILDING },
  deleted: { usual: 'DELETED' },
  'soft-delete': { usual: 'SOFT_DELETED' },
  shelved: { usual: 'SHELVED' },
  shelved_offloaded: { usual: 'SHELVED_OFFLOADED' },
}

function tasks(status: ServerStatus, ...states: TaskState[]): Partial<Record<TaskState, ServerStatus>> {
  return Object.fromEntries(states.map((state) => [state, status]))
}

export function statusOf({ deleted, vm_state, task_state }: ServerRow): ServerStatus {
  if (deleted) return 'DELETED'
  const { usual, during } = STATUSES[vm_state]
  return (task_state && during?.[task_state]) ?? usual
}

interface Legal {
  /** Default any. */
  vm?: readonly VmState[]
  /** Default none. */
  task?: readonly (TaskState | null)[] | 'any'
  /** Allowed for a server that was never started. */
  unlaunched?: boolean
  /** Needs a host. */
  host?: boolean
  /** Allowed for a locked server. */
  locked?: boolean
}

const RUNNABLE: readonly VmState[] = ['active', 'stopped', 'paused', 'suspended']
const ATTACHABLE: readonly VmState[] = [
  'active',
  'paused',
  'stopped',
  'resized',
  'soft-delete',
  'shelved',
  'shelved_offloaded',
]
const HARD_REBOOTABLE: readonly (TaskState | null)[] = [
  null,
  'rebooting',
  'reboot_pending',
  'reboot_started',
  'resuming',
  'rebooting_hard',
  'unpausing',
  'pausing',
  'suspending',
]

/** The required states, by the action name in error messages. */
const LEGAL = {
  delete: { task: 'any', unlaunched: true },
  forceDelete: { task: 'any', unlaunched: true },
  restore: { vm: ['soft-delete'] },
  stop: { vm: ['active', 'error'], host: true },
  start: { vm: ['stopped'], host: true },
  trigger_crash_dump: { vm: ['active', 'paused', 'rescued', 'resized', 'error'], host: true },
  createBackup: { vm: RUNNABLE, locked: true },
  createImage: { vm: RUNNABLE, locked: true },
  'reboot soft': { vm: ['active'] },
  'reboot hard': { vm: [...RUNNABLE, 'error'], task: HARD_REBOOTABLE },
  rebuild: { vm: ['active', 'stopped', 'error'] },
  resize: { vm: ['active', 'stopped'], host: true },
  migrate: { vm: ['active', 'stopped'], host: true },
  revertResize: { vm: ['resized'] },
  confirmResize: { vm: ['resized'] },
  shelve: { vm: RUNNABLE },
  shelveOffload: { vm: ['shelved'] },
  unshelve: { vm: ['shelved', 'shelved_offloaded'] },
  pause: { vm: ['active'] },
  unpause: { vm: ['paused'] },
  suspend: { vm: ['active'] },
  resume: { vm: ['suspended'] },
  rescue: { vm: ['active', 'stopped', 'error'] },
  unrescue: { vm: ['rescued'] },
  changePassword: { vm: ['active'] },
  attach_volume: { vm: ATTACHABLE },
  detach_volume: { vm: ATTACHABLE },
  swap_volume: { vm: ['active', 'paused', 'resized'] },
  attach_interface: { vm: ['active', 'paused', 'stopped'] },
  detach_interface: { vm: ['active', 'paused', 'stopped'] },
  'update metadata': { vm: RUNNABLE, task: 'any' },
  'delete metadata': { vm: RUNNABLE, task: 'any' },
  'os-migrateLive': { vm: ['active', 'paused'] },
  evacuate: { vm: ['active', 'stopped', 'error'] },
} as const satisfies Record<string, Legal>
export type Move = keyof typeof LEGAL

/** Throws 409 unless the server's state allows the action. */
export function check(row: ServerRow, move: Move, isAdmin: boolean): void {
  const legal: Legal = LEGAL[move]
  const { id, vm_state, task_state } = row
  const name = move.startsWith('reboot') ? 'reboot' : move
  const refusal = (what: string, state: string) =>
    conflict(`Cannot '${name}' instance ${id} while it is in ${what} ${state}`)
  if (row.locked_by && !isAdmin && !legal.locked) throw conflict(`Instance ${id} is locked`)
  if (legal.host && !row.host) throw conflict(`Instance ${id} is not ready`)
  if (legal.vm && !legal.vm.includes(vm_state)) throw refusal('vm_state', vm_state)
  if (legal.task !== 'any' && !(legal.task ?? [null]).includes(task_state))
    throw refusal('task_state', task_state ?? 'None')
  if (!legal.unlaunched && !row.launched_at) throw conflict(`Instance ${id} is in an invalid state for '${name}'`)
}
