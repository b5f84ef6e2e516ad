import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import { tokenSource } from '../token-source.ts'

export interface ProjectRow {
  id: string
  name: string
  domain_id: string
  description: string
  enabled: boolean
  /** Id of another project or of the domain. */
  parent_id: string
  is_domain: boolean
  tags: string[]
  options: Record<string, unknown>
  extra: Record<string, unknown>
}

const projects = tokenSource<ProjectRow>('keystone_projects')

export const { insert, find, update, remove } = projects

/** All projects, or those of one domain. */
export const list = (db: Db, domainId?: string) =>
  projects.list(db, { where: domainId === undefined ? [] : [is('domain_id', domainId)] })

export const findByName = (db: Db, domainId: string, name: string) =>
  projects.first(db, is('domain_id', domainId), is('name', name))

export const childrenOf = (db: Db, id: string) => projects.list(db, { where: [is('parent_id', id)] })
