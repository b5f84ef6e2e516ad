import type { Call } from '../../../core/service/api.ts'
import type { Background } from '../../../core/service/service.ts'
import { isoSeconds } from '../../../core/time/clock.ts'
import { asService, catchFault } from '../neighbours/requester.ts'
import { reimage } from '../neighbours/volumes.ts'
import { rootOf } from '../servers/create/devices.ts'
import { moveDevices } from '../servers/devices.ts'
import { SECONDS } from '../servers/durations.ts'
import type { BlockDevice, ServerRow } from '../servers/row.ts'
import { POWER } from '../servers/states.ts'
import { change, fail, finish, proceed, resumed } from '../servers/tasks.ts'
import type { Task } from '../servers/tasks.ts'

interface RebuildTask extends Task {
  imageRef: string
}

/** Reimages the root volume; Cinder determines how long it takes. */
export function rebuildDevices(context: Background, task: RebuildTask): void {
  const row = resumed(context, task)
  if (!row) return
  const next = { during: 'rebuild_block_device_mapping', job: 'rebuildSpawn', seconds: SECONDS.rebuild } as const
  const root = rootOf(row.devices)
  if (root?.volume_id == null) {
    proceed(context, row, task, next)
    return
  }
  const { volume_id } = root
  const devices = rootMoved(context, row, root, null)
  const refused = catchFault(
    () => void reimage(asService(context), volume_id, task.imageRef),
    ({ message }) => message,
  )
  if (refused === undefined) change(context, row, { task_state: next.during, devices })
  else fail(context, row, task, { message: refused }, { devices })
}

const rootMoved = (
  context: Call | Background,
  row: ServerRow,
  root: BlockDevice,
  host: string | null,
): BlockDevice[] => {
  const [moved = root] = moveDevices(context, { ...row, devices: [root] }, host)
  return row.devices.map((one) => (one.id === root.id ? moved : one))
}

/** Cinder has reimaged the volume: attaches it again and starts the server. */
export function volumeReimaged(call: Call, row: ServerRow, volumeId: string): void {
  const root = rootOf(row.devices)
  if (row.task_state !== 'rebuild_block_device_mapping' || row.busy_with === null || root?.volume_id !== volumeId)
    return
  const task: Task = { serverId: row.id, during: row.task_state, actionId: row.busy_with }
  const devices = rootMoved(call, row, root, row.host)
  proceed(call, row, task, { during: 'rebuild_spawning', job: 'rebuilt', seconds: SECONDS.rebuild }, { devices })
}

export function rebuildSpawn(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (row) proceed(context, row, task, { during: 'rebuild_spawning', job: 'rebuilt', seconds: SECONDS.rebuild })
}

/** A server that was shut off is shut off again. */
export function rebuilt(context: Background, task: Task): void {
  const row = resumed(context, task)
  if (!row) return
  const wasOff = row.vm_state === 'stopped'
  finish(context, row, task, {
    vm_state: wasOff ? 'stopped' : 'active',
    power_state: wasOff ? POWER.shutdown : POWER.running,
    launched_at: isoSeconds(context.clock.now()),
    fault: null,
  })
}
