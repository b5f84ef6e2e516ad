import type { Server } from './server.ts'

type Facts = Pick<Server, 'status' | 'OS-EXT-STS:task_state'>

/** How an instance leaves its host: while it runs, stopped, rebuilt elsewhere; null if its state allows none of it. */
export type Move = 'live' | 'cold' | 'evacuate' | null

export type MoveMode = 'live' | 'cold' | 'evacuate'

const LIVE = ['ACTIVE', 'PAUSED']
const COLD = ['ACTIVE', 'SHUTOFF']
const EVACUATED = ['ACTIVE', 'SHUTOFF', 'ERROR']

/**
 * How Nova can move an instance off its host. `live` moves running instances live, and those that are shut off cold,
 * since Nova migrates only running ones live.
 */
export function moveOf({ status, 'OS-EXT-STS:task_state': task }: Facts, mode: MoveMode): Move {
  if (mode === 'evacuate') return EVACUATED.includes(status) ? 'evacuate' : null
  if (task !== null) return null
  if (mode === 'live' && LIVE.includes(status)) return 'live'
  return COLD.includes(status) ? 'cold' : null
}

export type MoveProgress = 'moving' | 'confirm' | 'done' | 'failed'

const MOVING = ['RESIZE', 'MIGRATING', 'REBUILD']

/** How far the move of an instance off the host `from` is, after Nova accepted it. */
export function moveProgress(server: Facts & Pick<Server, 'OS-EXT-SRV-ATTR:host'>, from: string): MoveProgress {
  if (server['OS-EXT-STS:task_state'] !== null || MOVING.includes(server.status)) return 'moving'
  if (server.status === 'VERIFY_RESIZE') return 'confirm'
  if (server.status === 'ERROR') return 'failed'
  // Nova does not report a migration that it could not start: the instance just stays.
  return server['OS-EXT-SRV-ATTR:host'] === from ? 'failed' : 'done'
}
