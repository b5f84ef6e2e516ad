import type { QuotasOfProject, QuotaUsage } from '@meridian/contract'
import { usedShare } from '../../../framework/charts/usage.ts'
import { QUOTA_SERVICES, changesOf, limitsIn, unitOf, usedOf, type QuotaService, type QuotaValues } from '../quotas.ts'

/** From this share on, a project is near a limit. */
const NEAR = 0.9
/** Up to this share of all its limits, a project is hardly used; each has a security group, of ten. */
const IDLE = 0.1

export const quotasOf = (project: QuotasOfProject): QuotaUsage[] =>
  QUOTA_SERVICES.flatMap((service) => project[service])

const IN_MB: Readonly<Record<string, number>> = { MB: 1, GB: 1024, TB: 1024 * 1024 }

/** A limit in words that `typedLimit` reads: '204800 MB'. */
export function limitText({ name, limit }: Pick<QuotaUsage, 'name' | 'limit'>): string {
  const unit = unitOf(name)
  return unit && limit >= 0 ? `${limit} ${unit}` : String(limit)
}

/** A typed limit: a number, or a size in another unit than the quota's. NaN for anything else, which the service refuses. */
export function typedLimit(name: string, text: string): number {
  const [, digits = '', typed] = /^(-?\d+)\s*([MGT]B)?$/i.exec(text.trim()) ?? []
  if (digits === '') return Number.NaN
  const own = unitOf(name)
  if (!typed) return Number(digits)
  return own ? (Number(digits) * (IN_MB[typed.toUpperCase()] ?? Number.NaN)) / (IN_MB[own] ?? 1) : Number.NaN
}

export const quotaIn = (project: QuotasOfProject, name: string): QuotaUsage | undefined =>
  quotasOf(project).find((quota) => quota.name === name)

/** The used share of a limit; null without one. A limit of 0 that nothing uses is no problem. */
export function shareOf(quota: QuotaUsage): number | null {
  if (quota.limit < 0) return null
  const used = usedOf(quota)
  return quota.limit === 0 ? (used > 0 ? Infinity : 0) : usedShare(used, quota.limit)
}

/** The quota that runs out first. */
export function fullestOf(project: QuotasOfProject): { quota: QuotaUsage; share: number } | null {
  let fullest: { quota: QuotaUsage; share: number } | null = null
  for (const quota of quotasOf(project)) {
    const share = shareOf(quota)
    if (share !== null && share > (fullest?.share ?? -1)) fullest = { quota, share }
  }
  return fullest
}

export type Closeness = 'over' | 'near' | 'ample' | 'idle'

export function closenessOf(project: QuotasOfProject): Closeness {
  const { share } = fullestOf(project) ?? { share: 0 }
  return share > 1 ? 'over' : share >= NEAR ? 'near' : share <= IDLE ? 'idle' : 'ample'
}

/** What happens to the limits of all selected projects. */
export type QuotaChange = { by: 'percent' | 'value'; amount: number }

/** Rounded up; no limit stays no limit when it is raised. */
export const limitAfter = (limit: number, { by, amount }: QuotaChange): number =>
  by === 'value' ? amount : limit < 0 ? limit : Math.ceil((limit * (100 + amount)) / 100)

export interface ChangedLimit {
  quota: QuotaUsage
  to: number
  /** The project already uses more: the services refuse it, or the project could create nothing more. */
  tooLow: boolean
}

/** The limits of a project that differ after the change. */
export const changedIn = (project: QuotasOfProject, names: readonly string[], change: QuotaChange): ChangedLimit[] =>
  quotasOf(project)
    .filter(({ name, limit }) => names.includes(name) && limitAfter(limit, change) !== limit)
    .map((quota) => {
      const to = limitAfter(quota.limit, change)
      return { quota, to, tooLow: to >= 0 && to < usedOf(quota) }
    })

/** One request: new limits of a project in one service, and those to send to undo it. */
export interface QuotaRequest {
  project: QuotasOfProject
  service: QuotaService
  limits: QuotaValues
  before: QuotaValues
}

export function requestsFor(
  projects: readonly QuotasOfProject[],
  names: readonly string[],
  change: QuotaChange,
): QuotaRequest[] {
  return projects.flatMap((project) => {
    const after = Object.fromEntries(changedIn(project, names, change).map(({ quota, to }) => [quota.name, to]))
    const changes = changesOf(project, { ...limitsIn(project), ...after })
    return QUOTA_SERVICES.flatMap((service) => {
      const limits = changes[service]
      const before = Object.fromEntries(project[service].map(({ name, limit }) => [name, limit]))
      return limits ? [{ project, service, limits, before }] : []
    })
  })
}

/** The sum of the limits of all projects; null if one has no limit. */
export const promised = (projects: readonly QuotasOfProject[], name: string): number | null =>
  projects.reduce<number | null>((sum, project) => {
    const limit = quotaIn(project, name)?.limit ?? 0
    return sum === null || limit < 0 ? null : sum + limit
  }, 0)
