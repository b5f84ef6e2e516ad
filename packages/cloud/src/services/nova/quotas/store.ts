import { collection } from '../../../core/database/collection.ts'
import { sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

export const DEFAULT_LIMITS = {
  cores: 20,
  fixed_ips: -1,
  floating_ips: -1,
  injected_file_content_bytes: 10_240,
  injected_file_path_bytes: 255,
  injected_files: 5,
  instances: 10,
  key_pairs: 100,
  metadata_items: 128,
  ram: 51_200,
  security_group_rules: -1,
  security_groups: -1,
  server_group_members: 10,
  server_groups: 10,
}
export type QuotaName = keyof typeof DEFAULT_LIMITS
export const QUOTA_NAMES = Object.keys(DEFAULT_LIMITS) as QuotaName[] // its own keys

/** -1 is unlimited. */
export type Limits = Record<QuotaName, number>

/** Limits that an operator has changed: for a class, a project, or a user in a project. */
interface QuotaRow {
  id: string
  limits: Partial<Limits>
}

const quotas = collection<QuotaRow>('nova_quotas')

/** Every project belongs to this class. */
const DEFAULT_CLASS = 'default'

const idOfClass = (name: string) => `class:${name}`
const idOfProject = (projectId: string) => `project:${projectId}`
const idOfUser = (projectId: string, userId: string) => `user:${projectId}/${userId}`

export const classLimits = (db: Db, name = DEFAULT_CLASS): Limits => ({
  ...DEFAULT_LIMITS,
  ...quotas.find(db, idOfClass(name))?.limits,
})

export const projectLimits = (db: Db, projectId: string): Limits => ({
  ...classLimits(db),
  ...quotas.find(db, idOfProject(projectId))?.limits,
})

/** The project's limits, overridden by the user's. */
export const userLimits = (db: Db, projectId: string, userId: string): Limits => ({
  ...projectLimits(db, projectId),
  ...ownLimits(db, projectId, userId),
})

export const ownLimits = (db: Db, projectId: string, userId: string): Partial<Limits> =>
  quotas.find(db, idOfUser(projectId, userId))?.limits ?? {}

/** The changed limits of each user of a project. */
export const limitsOfUsers = (db: Db, projectId: string): Partial<Limits>[] => {
  const prefix = idOfUser(projectId, '')
  return quotas.list(db, { where: [sql('substr(id, 1, ?) = ?', prefix.length, prefix)] }).map(({ limits }) => limits)
}

function add(db: Db, id: string, limits: Partial<Limits>): void {
  const known = quotas.find(db, id)
  if (known) quotas.update(db, { id, limits: { ...known.limits, ...limits } })
  else quotas.insert(db, { id, limits })
}

/** Merges with earlier changes. */
export const change = (db: Db, projectId: string, limits: Partial<Limits>, userId?: string) =>
  add(db, userId === undefined ? idOfProject(projectId) : idOfUser(projectId, userId), limits)

export const changeClass = (db: Db, name: string, limits: Partial<Limits>) => add(db, idOfClass(name), limits)

/** Resets the project to the defaults, or the user to the project's limits. */
export const reset = (db: Db, projectId: string, userId?: string) =>
  quotas.remove(db, userId === undefined ? idOfProject(projectId) : idOfUser(projectId, userId))
