import type { Call } from '../../../core/api.ts'
import { forbidden } from '../../../core/fault.ts'
import { usageOf } from '../servers/store.ts'
import type { Usage } from '../servers/store.ts'
import { projectLimits } from './store.ts'
import type { QuotaName } from './store.ts'

interface Size {
  vcpus: number
  ram: number
}

/** Names as refusals list them, in order. */
const COUNTED = ['cores', 'instances', 'ram'] as const satisfies readonly QuotaName[]

/** How many servers of that size, up to `most`, the project may add; throws 403 where that is fewer than `least`. */
export function roomFor({ db }: Pick<Call, 'db'>, projectId: string, size: Size, least: number, most: number): number {
  const limits = projectLimits(db, projectId)
  const used = usageOf(db, projectId)
  const free = (name: keyof Usage) => (limits[name] < 0 ? Number.POSITIVE_INFINITY : limits[name] - used[name])
  const fitting = (name: keyof Usage, each: number) =>
    each === 0 ? Number.POSITIVE_INFINITY : Math.floor(free(name) / each)
  const allowed = Math.min(most, free('instances'), fitting('cores', size.vcpus), fitting('ram', size.ram))
  if (allowed >= least) return allowed
  const asked = { instances: most, cores: most * size.vcpus, ram: most * size.ram }
  const overs = COUNTED.filter((name) => asked[name] > free(name))
  const shown = { ...asked, instances: least === most ? most : `${least}-${most}` }
  const all = (values: Record<(typeof COUNTED)[number], number | string>) =>
    overs.map((name) => values[name]).join(', ')
  throw forbidden(
    `Quota exceeded for ${overs.join(', ')}: Requested ${all(shown)}, but already used ${all(used)} of ${all(limits)} ${overs.join(', ')}`,
  )
}

/** Throws 403 where a server that grows would take more than the project may have. */
export function checkGrowth(call: Pick<Call, 'db'>, projectId: string, from: Size, to: Size): void {
  const limits = projectLimits(call.db, projectId)
  const used = usageOf(call.db, projectId)
  const deltas = { cores: to.vcpus - from.vcpus, ram: to.ram - from.ram }
  const overs = (['cores', 'ram'] as const).filter(
    (name) => deltas[name] > 0 && limits[name] >= 0 && used[name] + deltas[name] > limits[name],
  )
  if (overs.length === 0) return
  const all = (values: Record<'cores' | 'ram', number>) => overs.map((name) => values[name]).join(', ')
  throw forbidden(
    `Quota exceeded for ${overs.join(', ')}: Requested ${all(deltas)}, but already used ${all(used)} of ${all(limits)} ${overs.join(', ')}`,
  )
}

export function checkMetadata({ db }: Pick<Call, 'db'>, projectId: string, metadata: Record<string, string>): void {
  const { metadata_items: most } = projectLimits(db, projectId)
  if (most >= 0 && Object.keys(metadata).length > most) {
    throw forbidden(`Maximum number of metadata items exceeds ${most}`)
  }
}

/** Files that a client wants put into a server. */
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
