import type { NetworkAgent } from '@meridian/wire'
import type { Call } from '../../../core/service/api.ts'
import type { AgentRow } from './store.ts'

/** `2026-11-15 02:05:05` */
const formatTime = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** Interval of the agents' heartbeats. */
const BEAT_MS = 30_000

/** Agents are simulated, so all are alive. */
export const toAgents = ({ clock }: Pick<Call, 'clock'>, rows: readonly AgentRow[]): NetworkAgent[] =>
  rows.map((row) => ({
    ...row,
    alive: true,
    heartbeat_timestamp: formatTime(Math.floor(clock.now() / BEAT_MS) * BEAT_MS),
  }))

/** For the list of agents of a network or router. */
export const toHosts = (call: Pick<Call, 'clock'>, rows: readonly AgentRow[], extra: object = {}) =>
  toAgents(call, rows).map((agent) => ({ ...agent, resource_versions: {}, ...extra }))
