import {
  splitStackStatus,
  type ApplicationCredential,
  type Server,
  type StackSummary,
  type Volume,
  type VolumeBackup,
  type VolumeSnapshot,
} from '@meridian/contract'
import type { Activity } from '../../framework/activity/activity.ts'
import { measure, quotaLevel } from '../../framework/charts/usage.ts'
import { momentOf } from '../../framework/text/dates.ts'
import type { Limited } from '../overview/use-limits.ts'

/** Something that a user should look at. */
export type Attention = { id: string } & (
  | { kind: 'server'; server: Server }
  | { kind: 'resize'; server: Server }
  | { kind: 'volume'; item: Volume }
  | { kind: 'snapshot'; item: VolumeSnapshot }
  | { kind: 'backup'; item: VolumeBackup }
  | { kind: 'stack'; stack: StackSummary }
  | { kind: 'quota'; limited: Limited; percent: number }
  | { kind: 'credential'; credential: ApplicationCredential; expired: boolean }
  | { kind: 'activity'; activity: Activity }
)

export type Severity = 'error' | 'full' | 'expired' | 'waiting' | 'soon'

export function severityOf(attention: Attention): Severity {
  if (attention.kind === 'quota') return attention.percent > 99 ? 'full' : 'soon'
  if (attention.kind === 'credential') return attention.expired ? 'expired' : 'soon'
  return attention.kind === 'resize' ? 'waiting' : 'error'
}

const DAY_MS = 86_400_000
/** A credential that ends within these days is shown. */
const SOON_DAYS = 14
/** One that ended longer ago is no longer missed. */
const OLD_DAYS = 7

export interface Inspected {
  servers?: readonly Server[]
  /** Servers whose resize or migration waits for its confirmation. */
  resized?: readonly Server[]
  volumes?: readonly Volume[]
  snapshots?: readonly VolumeSnapshot[]
  backups?: readonly VolumeBackup[]
  stacks?: readonly StackSummary[]
  limits?: readonly Limited[]
  credentials?: readonly ApplicationCredential[]
  /** What was done in this tab and project. */
  activities?: readonly Activity[]
}

/** What needs attention, worst first; each list may be missing. */
export function attentionIn(inspected: Inspected, { project, now }: { project: string | null; now: number }) {
  const { servers = [], resized = [], volumes = [], snapshots = [], backups = [] } = inspected
  const { stacks = [], limits = [], credentials = [], activities = [] } = inspected
  const failed: (Attention & { at: string })[] = [
    ...servers.map((server) => ({
      id: server.id,
      kind: 'server' as const,
      server,
      at: server.fault?.created ?? server.created ?? '',
    })),
    ...volumes.map((item) => ({ id: item.id, kind: 'volume' as const, item, at: item.created_at })),
    ...snapshots.map((item) => ({ id: item.id, kind: 'snapshot' as const, item, at: item.created_at })),
    ...backups.map((item) => ({ id: item.id, kind: 'backup' as const, item, at: item.created_at })),
    ...stacks
      .filter(({ stack_status: status }) => splitStackStatus(status).state === 'FAILED')
      .map((stack) => ({
        id: stack.id,
        kind: 'stack' as const,
        stack,
        at: stack.updated_time ?? stack.creation_time,
      })),
  ]
  const known = new Set(failed.map(({ id }) => id))
  const ended = activities
    // An item that is listed as broken is not listed once more as what its creation ended with.
    .filter(({ state, plan, about }) => state === 'failed' && (plan !== null || !known.has(about?.id ?? '')))
    .map((activity) => ({
      id: String(activity.id),
      kind: 'activity' as const,
      activity,
      at: new Date(activity.endedAt ?? activity.startedAt).toISOString(),
    }))
  const quotas = limits
    .flatMap((limited): Extract<Attention, { kind: 'quota' }>[] => {
      const { percent } = measure(limited)
      // A limit of 0 is a service that the project does not have.
      const isFilling = percent !== null && limited.max > 0 && quotaLevel(percent) !== 'normal'
      return isFilling ? [{ id: limited.id, kind: 'quota', limited, percent }] : []
    })
    .toSorted((a, b) => b.percent - a.percent)
  const ending = credentials
    .filter(({ project_id: owner }) => owner === project)
    .flatMap((credential): (Extract<Attention, { kind: 'credential' }> & { ends: number })[] => {
      const ends = credential.expires_at === null ? Infinity : momentOf(credential.expires_at).getTime()
      const isNear = ends < now + SOON_DAYS * DAY_MS && ends > now - OLD_DAYS * DAY_MS
      return isNear ? [{ id: credential.id, kind: 'credential', credential, expired: ends <= now, ends }] : []
    })
    .toSorted((a, b) => a.ends - b.ends)
  // An item in a list may have changed since.
  const waiting = resized
    .filter(({ status }) => status === 'VERIFY_RESIZE')
    .map((server) => ({ id: server.id, kind: 'resize' as const, server }))
  const errors = [...failed, ...ended].toSorted((a, b) => timeOf(b.at) - timeOf(a.at))
  const all: Attention[] = [...errors, ...quotas, ...waiting, ...ending]
  return all.toSorted((a, b) => RANK[severityOf(a)] - RANK[severityOf(b)])
}

const RANK: Record<Severity, number> = { error: 0, full: 1, expired: 1, waiting: 2, soon: 2 }

const timeOf = (iso: string): number => momentOf(iso).getTime() || 0
