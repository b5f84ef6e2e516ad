import {
  splitStackStatus,
  type ApplicationCredential,
  type Server,
  type StackSummary,
  type Volume,
} from '@meridian/contract'
import { measure, quotaLevel } from '../../framework/charts/usage.ts'
import { momentOf } from '../../framework/text/dates.ts'
import type { Limited } from '../overview/use-limits.ts'

/** Something that a user should look at. */
export type Attention = { id: string } & (
  | { kind: 'server'; server: Server }
  | { kind: 'resize'; server: Server }
  | { kind: 'volume'; volume: Volume }
  | { kind: 'stack'; stack: StackSummary }
  | { kind: 'quota'; limited: Limited; percent: number }
  | { kind: 'credential'; credential: ApplicationCredential; expired: boolean }
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
  stacks?: readonly StackSummary[]
  limits?: readonly Limited[]
  credentials?: readonly ApplicationCredential[]
}

/** What needs attention, worst first; each list may be missing. */
export function attentionIn(inspected: Inspected, { project, now }: { project: string | null; now: number }) {
  const { servers = [], resized = [], volumes = [], stacks = [], limits = [], credentials = [] } = inspected
  const failed: (Attention & { at: string })[] = [
    ...servers.map((server) => ({
      id: server.id,
      kind: 'server' as const,
      server,
      at: server.fault?.created ?? server.updated ?? '',
    })),
    ...volumes.map((volume) => ({ id: volume.id, kind: 'volume' as const, volume, at: volume.created_at })),
    ...stacks
      .filter(({ stack_status: status }) => splitStackStatus(status).state === 'FAILED')
      .map((stack) => ({
        id: stack.id,
        kind: 'stack' as const,
        stack,
        at: stack.updated_time ?? stack.creation_time,
      })),
  ]
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
  const all: Attention[] = [...failed.toSorted((a, b) => timeOf(b.at) - timeOf(a.at)), ...quotas, ...waiting, ...ending]
  return all.toSorted((a, b) => RANK[severityOf(a)] - RANK[severityOf(b)])
}

const RANK: Record<Severity, number> = { error: 0, full: 1, expired: 1, waiting: 2, soon: 2 }

const timeOf = (iso: string): number => momentOf(iso).getTime() || 0
