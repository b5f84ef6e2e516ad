import { accepted } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import type { ActionName } from '../instance-actions/record.ts'
import { findForMove } from '../servers/access.ts'
import { SECONDS } from '../servers/durations.ts'
import type { ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import type { Move } from '../servers/states.ts'
import { begin, finish, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'

type OfServer = Call<{ id: string }>

/** An action that takes a while and then leaves the server in another state. */
interface Simple {
  rule: string
  move: Move
  action: ActionName
  event: string
  during: NonNullable<ServerRow['task_state']>
  seconds: number
  to: Pick<ServerRow, 'vm_state' | 'power_state'>
}

const ACTIVE = { vm_state: 'active', power_state: POWER.running } as const

export const SIMPLE = {
  start: {
    rule: 'servers:start',
    move: 'start',
    action: 'start',
    event: 'compute_start_instance',
    during: 'powering-on',
    seconds: SECONDS.start,
    to: ACTIVE,
  },
  stop: {
    rule: 'servers:stop',
    move: 'stop',
    action: 'stop',
    event: 'compute_stop_instance',
    during: 'powering-off',
    seconds: SECONDS.stop,
    to: { vm_state: 'stopped', power_state: POWER.shutdown },
  },
  softReboot: {
    rule: 'servers:reboot',
    move: 'reboot soft',
    action: 'reboot',
    event: 'compute_reboot_instance',
    during: 'rebooting',
    seconds: SECONDS.softReboot,
    to: ACTIVE,
  },
  hardReboot: {
    rule: 'servers:reboot',
    move: 'reboot hard',
    action: 'reboot',
    event: 'compute_reboot_instance',
    during: 'rebooting_hard',
    seconds: SECONDS.hardReboot,
    to: ACTIVE,
  },
  pause: {
    rule: 'os-pause-server:pause',
    move: 'pause',
    action: 'pause',
    event: 'compute_pause_instance',
    during: 'pausing',
    seconds: SECONDS.pause,
    to: { vm_state: 'paused', power_state: POWER.paused },
  },
  unpause: {
    rule: 'os-pause-server:unpause',
    move: 'unpause',
    action: 'unpause',
    event: 'compute_unpause_instance',
    during: 'unpausing',
    seconds: SECONDS.pause,
    to: ACTIVE,
  },
  suspend: {
    rule: 'os-suspend-server:suspend',
    move: 'suspend',
    action: 'suspend',
    event: 'compute_suspend_instance',
    during: 'suspending',
    seconds: SECONDS.suspend,
    to: { vm_state: 'suspended', power_state: POWER.suspended },
  },
  resume: {
    rule: 'os-suspend-server:resume',
    move: 'resume',
    action: 'resume',
    event: 'compute_resume_instance',
    during: 'resuming',
    seconds: SECONDS.resume,
    to: ACTIVE,
  },
  restore: {
    rule: 'os-deferred-delete:restore',
    move: 'restore',
    action: 'restore',
    event: 'compute_restore_instance',
    during: 'restoring',
    seconds: SECONDS.start,
    to: ACTIVE,
  },
  changePassword: {
    rule: 'os-admin-password',
    move: 'changePassword',
    action: 'changePassword',
    event: 'compute_set_admin_password',
    during: 'updating_password',
    seconds: SECONDS.password,
    to: ACTIVE,
  },
} as const satisfies Record<string, Simple>

export function act(call: OfServer, simple: Simple): Reply {
  const row = findForMove(call, simple.rule, simple.move)
  begin(call, row, { ...simple, job: 'settle' }, { to: simple.to })
  return accepted
}

/** The job that completes such an action. */
export function settle(context: Background, task: Task & { to: Simple['to'] }): void {
  const row = resumed(context, task)
  if (row) finish(context, row, task, task.to)
}
