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

/** -1 is no limit. */
export type Limits = Record<QuotaName, number>

/** What an operator has changed: for a class, for a project, or for a user in a project. */
interface QuotaRow {
  id: string
  limits: Partial<Limits>
}

const quotas = collection<QuotaRow>('nova_quotas')

/** The class that every project belongs to. */
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

/** The project's, but for what was changed for the user. */
export const userLimits = (db: Db, projectId: string, userId: string): Limits => ({
  ...projectLimits(db, projectId),
  ...ownLimits(db, projectId, userId),
})

export const ownLimits = (db: Db, projectId: string, userId: string): Partial<Limits> =>
  quotas.find(db, idOfUser(projectId, userId))?.limits ?? {}

/** What was changed for the users of a project, one by one. */
export const limitsOfUsers = (db: Db, projectId: string): Partial<Limits>[] => {
  const prefix = idOfUser(projectId, '')
  return quotas.list(db, { where: [sql('substr(id, 1, ?) = ?', prefix.length, prefix)] }).map(({ limits }) => limits)
}

function add(db: Db, id: string, limits: Partial<Limits>): void {
  const known = quotas.find(db, id)
  if (known) quotas.update(db, { id, limits: { ...known.limits, ...limits } })
  else quotas.insert(db, { id, limits })
}

/** Adds to what was changed before. */
export const change = (db: Db, projectId: string, limits: Partial<Limits>, userId?: string) =>
  add(db, userId === undefined ? idOfProject(projectId) : idOfUser(projectId, userId), limits)

export const changeClass = (db: Db, name: string, limits: Partial<Limits>) => add(db, idOfClass(name), limits)

/** The project has the defaults again, or the user what the project has. */
export const reset = (db: Db, projectId: string, userId?: string) =>
  quotas.remove(db, userId === undefined ? idOfProject(projectId) : idOfUser(projectId, userId))
