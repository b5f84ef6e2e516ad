import { splitStackStatus, type Server, type StackSummary, type Volume } from '@meridian/contract'
import { momentOf } from '../../framework/text/dates.ts'

/** A server, volume or stack in error. */
export interface Failure {
  kind: 'server' | 'volume' | 'stack'
  id: string
  name: string
  /** The id of its project, or null if the service does not name it. */
  project: string | null
  /** When it was changed last, or created. */
  at: string
  /** In the service's words; empty if it gives none. */
  reason: string
}

export interface InError {
  servers: readonly Server[]
  volumes: readonly Volume[]
  stacks: readonly StackSummary[]
}

const DAY_MS = 86_400_000

/** Those that changed in the last day, newest first, and how many have been in error for longer. */
export function failuresOf({ servers, volumes, stacks }: InError, now: number): { recent: Failure[]; older: number } {
  const all: Failure[] = [
    ...servers.map((server) => ({
      kind: 'server' as const,
      id: server.id,
      name: server.name || server.id,
      project: server.tenant_id,
      at: server.updated ?? server.created ?? '',
      reason: server.fault?.message ?? '',
    })),
    ...volumes.map((volume) => ({
      kind: 'volume' as const,
      id: volume.id,
      name: volume.name || volume.id,
      project: volume['os-vol-tenant-attr:tenant_id'],
      at: volume.updated_at ?? volume.created_at,
      reason: '',
    })),
    ...stacks
      .filter(({ stack_status: status }) => splitStackStatus(status).state === 'FAILED')
      .map((stack) => ({
        kind: 'stack' as const,
        id: stack.id,
        name: stack.stack_name,
        project: stack.project ?? null,
        at: stack.updated_time ?? stack.creation_time,
        reason: stack.stack_status_reason ?? '',
      })),
  ]
  const timeOf = ({ at }: Failure) => momentOf(at).getTime() || 0
  const recent = all.filter((failure) => timeOf(failure) > now - DAY_MS).toSorted((a, b) => timeOf(b) - timeOf(a))
  return { recent, older: all.length - recent.length }
}
