import { collection } from '../../../core/collection.ts'
import type { Db } from '../../../core/db.ts'

export const DEFAULT_LIMITS = {
  instances: 10,
  cores: 20,
  ram: 51_200,
  metadata_items: 128,
  injected_files: 5,
  injected_file_content_bytes: 10_240,
  injected_file_path_bytes: 255,
  key_pairs: 100,
  server_groups: 10,
  server_group_members: 10,
  fixed_ips: -1,
  floating_ips: -1,
  security_groups: -1,
  security_group_rules: -1,
}
export type QuotaName = keyof typeof DEFAULT_LIMITS
/** -1 is no limit. */
export type Limits = Record<QuotaName, number>

/** What an operator has changed: for one project, or under the name `default` for all that have nothing of their own. */
interface QuotaRow {
  id: string
  limits: Partial<Limits>
}

const quotas = collection<QuotaRow>('nova_quotas')

const DEFAULT_CLASS = 'default'

export const classLimits = (db: Db): Limits => ({ ...DEFAULT_LIMITS, ...quotas.find(db, DEFAULT_CLASS)?.limits })

export const projectLimits = (db: Db, projectId: string): Limits => ({
  ...classLimits(db),
  ...quotas.find(db, projectId)?.limits,
})

/** Adds to what was changed before. */
export function change(db: Db, id: string, limits: Partial<Limits>): void {
  const known = quotas.find(db, id)
  if (known) quotas.update(db, { id, limits: { ...known.limits, ...limits } })
  else quotas.insert(db, { id, limits })
}

export const changeClass = (db: Db, limits: Partial<Limits>) => change(db, DEFAULT_CLASS, limits)

/** The project has the defaults again. */
export const reset = (db: Db, projectId: string) => quotas.remove(db, projectId)
