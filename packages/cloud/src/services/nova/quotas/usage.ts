import type { Db } from '../../../core/database/db.ts'
import { forbidden } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import * as groups from '../server-groups/store.ts'
import { usageOf } from '../servers/store.ts'
import type { Usage } from '../servers/store.ts'
import { projectLimits, userLimits, QUOTA_NAMES } from './store.ts'
import type { QuotaName, Limits } from './store.ts'

interface Size {
  vcpus: number
  ram: number
}

/** Names in the order of Nova's error messages. */
const COUNTED = ['cores', 'instances', 'ram'] as const satisfies readonly QuotaName[]

interface Owner {
  project_id: string
  user_id: string
}

type Counts = Record<(typeof COUNTED)[number], number>

/** Limits and usage of the project and of the user, who can have lower limits. */
const scopesOf = ({ db }: Pick<Call, 'db'>, { project_id, user_id }: Owner): { limits: Counts; used: Counts }[] => [
  { limits: projectLimits(db, project_id), used: usageOf(db, project_id) },
  { limits: userLimits(db, project_id, user_id), used: usageOf(db, project_id, user_id) },
]

/** How many servers of that size, up to `most`, the quota allows; throws 403 if fewer than `least`. */
export function countWithinQuota(
  call: Pick<Call, 'db'>,
  owner: Owner,
  size: Size,
  least: number,
  most: number,
): number {
  let allowed = most
  for (const { limits, used } of scopesOf(call, owner)) {
    const free = (name: keyof Usage) => (limits[name] < 0 ? Number.POSITIVE_INFINITY : limits[name] - used[name])
    const fitting = (name: keyof Usage, each: number) =>
      each === 0 ? Number.POSITIVE_INFINITY : Math.floor(free(name) / each)
    allowed = Math.min(allowed, free('instances'), fitting('cores', size.vcpus), fitting('ram', size.ram))
    if (allowed >= least) continue
    const requested = { instances: most, cores: most * size.vcpus, ram: most * size.ram }
    const overs = COUNTED.filter((name) => requested[name] > free(name))
    throw exceeded(overs, { ...requested, instances: least === most ? most : `${least}-${most}` }, used, limits)
  }
  return allowed
}

/** Throws 403 if a resized server would exceed the quota. */
export function checkGrowth(call: Pick<Call, 'db'>, owner: Owner, from: Size, to: Size): void {
  const deltas = { cores: to.vcpus - from.vcpus, instances: 0, ram: to.ram - from.ram }
  for (const { limits, used } of scopesOf(call, owner)) {
    const isOver = (name: keyof Counts) => limits[name] >= 0 && used[name] + deltas[name] > limits[name]
    const overs = COUNTED.filter((name) => deltas[name] > 0 && isOver(name))
    if (overs.length > 0) throw exceeded(overs, deltas, used, limits)
  }
}

function exceeded(
  overs: (keyof Counts)[],
  requested: Record<keyof Counts, number | string>,
  used: Counts,
  limits: Counts,
) {
  const all = (values: Record<keyof Counts, number | string>) => overs.map((name) => values[name]).join(', ')
  const names = overs.join(', ')
  return forbidden(
    `Quota exceeded for ${names}: Requested ${all(requested)}, but already used ${all(used)} of ${all(limits)} ${names}`,
  )
}

export function checkMetadata({ db }: Pick<Call, 'db'>, projectId: string, metadata: Record<string, string>): void {
  const { metadata_items: most } = projectLimits(db, projectId)
  if (most >= 0 && Object.keys(metadata).length > most) {
    throw forbidden(`Maximum number of metadata items exceeds ${most}`)
  }
}

/** Files to inject into a server. */
export function checkFiles(
  { db }: Pick<Call, 'db'>,
  projectId: string,
  files: readonly { path?: string; contents?: string }[],
): void {
  const limits = projectLimits(db, projectId)
  const isOver = (name: QuotaName, count: number) => limits[name] >= 0 && count > limits[name]
  if (isOver('injected_files', files.length)) throw forbidden('Personality file limit exceeded')
  for (const { path = '', contents = '' } of files) {
    if (isOver('injected_file_path_bytes', path.length)) {
      throw forbidden(`Personality file path exceeds maximum ${limits.injected_file_path_bytes}`)
    }
    if (isOver('injected_file_content_bytes', Buffer.byteLength(contents, 'base64'))) {
      throw forbidden(`Personality file content exceeds maximum ${limits.injected_file_content_bytes}`)
    }
  }
}

/** Usage of a project, or of one of its users; 0 for what Nova does not count. */
export function usedBy(db: Db, projectId: string, userId?: string): Limits {
  const counted: Partial<Limits> = {
    ...usageOf(db, projectId, userId),
    server_groups: groups.count(db, projectId, userId),
  }
  const used = (name: QuotaName) => [name, counted[name] ?? 0] as const
  return Object.fromEntries(QUOTA_NAMES.map(used)) as Limits // every name has its number
}
