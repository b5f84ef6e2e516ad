import type { Db } from '../../../core/database/db.ts'
import type { SocketCall } from '../../../core/service/service.ts'
import * as servers from '../servers/store.ts'
import { POWER } from '../servers/states.ts'
import { change } from '../servers/tasks.ts'
import { createMachine } from './machine.ts'
import type { Machine } from './machine.ts'

const CHECK_MS = 400
const LINE_MS = 70
/** How long a machine without a viewer is remembered. */
const IDLE_MS = 600_000
const MAX_MACHINES = 100

interface Kept {
  machine: Machine
  viewers: number
  leftAt: number
}

/** Machines by server, per cloud of this process. */
const clouds = new WeakMap<Db, Map<string, Kept>>()

/** The server's machine, which is started for the first viewer. Returns it with how to leave it. */
export function viewMachine(call: SocketCall, serverId: string): { machine: Machine; leave: () => void } | undefined {
  const machines = clouds.get(call.db) ?? startWatching(call)
  const kept = machines.get(serverId) ?? start(call, machines, serverId)
  if (!kept) return undefined
  kept.viewers += 1
  return {
    machine: kept.machine,
    leave() {
      kept.viewers -= 1
      kept.leftAt = Date.now()
    },
  }
}

/** After the database was put back to an earlier state, the machines are not those of its servers. */
export function forgetMachines(db: Db): void {
  const machines = clouds.get(db)
  for (const { machine } of machines?.values() ?? []) machine.stop()
  machines?.clear()
}

function start(call: SocketCall, machines: Map<string, Kept>, id: string): Kept | undefined {
  const { db, clock, transaction } = call
  const read = () => {
    const row = servers.find(db, id)
    return row?.deleted ? undefined : row
  }
  const first = read()
  if (!first) return undefined
  const machine = createMachine(first, {
    now: clock.now,
    read,
    powerOff: (row) =>
      transaction(() => {
        const isIdle = row.vm_state === 'active' && row.task_state === null
        if (isIdle) change(call, row, { vm_state: 'stopped', power_state: POWER.shutdown })
      }),
    lineMs: clock.mode === 'real' ? LINE_MS : 0,
  })
  const kept = { machine, viewers: 0, leftAt: Date.now() }
  machines.set(id, kept)
  return kept
}

function startWatching({ db, closing }: SocketCall): Map<string, Kept> {
  const machines = new Map<string, Kept>()
  const timer = setInterval(() => {
    for (const [id, { machine, viewers, leftAt }] of machines) {
      machine.check()
      const isOld = Date.now() - leftAt > IDLE_MS || machines.size > MAX_MACHINES
      if (machine.phase === 'gone' || (viewers === 0 && isOld)) {
        machine.stop()
        machines.delete(id)
      }
    }
  }, CHECK_MS).unref()
  const close = () => {
    clearInterval(timer)
    for (const { machine } of machines.values()) machine.stop()
    clouds.delete(db)
  }
  closing.addEventListener('abort', close, { once: true })
  clouds.set(db, machines)
  return machines
}
