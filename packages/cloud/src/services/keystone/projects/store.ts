import { collection } from '../../../core/collection.ts'
import { is } from '../../../core/condition.ts'
import type { Db } from '../../../core/db.ts'

export interface ProjectRow {
  id: string
  name: string
  domain_id: string
  description: string
  enabled: boolean
  parent_id: string
  is_domain: boolean
  tags: string[]
}

const projects = collection<ProjectRow>('keystone_projects')

export const { insert, find } = projects

/** All, or those of one domain. */
export const list = (db: Db, domainId?: string) =>
  projects.list(db, { where: domainId === undefined ? [] : [is('domain_id', domainId)] })

export const findByName = (db: Db, domainId: string, name: string) =>
  projects.first(db, is('domain_id', domainId), is('name', name))
