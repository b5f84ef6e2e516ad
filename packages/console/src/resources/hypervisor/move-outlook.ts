import { moveOf, type Move, type MoveMode, type Server } from '@meridian/contract'
import type { Hypervisor } from './hypervisor.queries.ts'

export interface MoveOutlook {
  /** How many instances move in each way; `stays` cannot. */
  counts: Readonly<Record<NonNullable<Move> | 'stays', number>>
  /** The RAM of the instances that move, in MB. */
  ram: number
  /** The hosts that can take them, and their free RAM in MB; null if Nova does not list it. */
  hosts: number
  free: number | null
}

interface MovePlace {
  from: string
  /** null: Nova chooses. */
  target: string | null
}

/** What a move of all instances means, before it begins. `hosts` are all hosts of the cloud. */
export function moveOutlook(
  servers: readonly Server[],
  mode: MoveMode,
  hosts: readonly Hypervisor[],
  { from, target }: MovePlace,
): MoveOutlook {
  const counts = { live: 0, cold: 0, evacuate: 0, stays: 0 }
  let ram = 0
  for (const server of servers) {
    const move = moveOf(server, mode)
    counts[move ?? 'stays'] += 1
    if (move) ram += server.flavor.ram ?? 0
  }
  const taking = hosts.filter(({ service, state, status }) =>
    target ? service.host === target : service.host !== from && state === 'up' && status === 'enabled',
  )
  const known = taking.flatMap(({ memory_mb: all, memory_mb_used: used }) =>
    all === null || used === null ? [] : [Math.max(0, all - used)],
  )
  const free = known.length === taking.length ? known.reduce((sum, each) => sum + each, 0) : null
  return { counts, ram, hosts: taking.length, free }
}
