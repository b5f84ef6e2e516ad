import { collection } from '../../../core/database/collection.ts'
import { sql } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'

interface Limited {
  id: string
  service_id: string
  region_id: string | null
  resource_name: string
  description: string | null
}

/** The default limit of a resource for every project. */
export interface RegisteredLimitRow extends Limited {
  default_limit: number
}

/** The limit of one project or domain, instead of the default. */
export interface LimitRow extends Limited {
  project_id: string | null
  domain_id: string | null
  resource_limit: number
}

export const registeredLimits = collection<RegisteredLimitRow>('keystone_registered_limits')
export const limits = collection<LimitRow>('keystone_limits')

/** Whether both are for the same resource, service and region. */
export const areAlike = (one: Omit<Limited, 'id' | 'description'>, other: Omit<Limited, 'id' | 'description'>) =>
  one.service_id === other.service_id && one.region_id === other.region_id && one.resource_name === other.resource_name

export const removeOfProject = (db: Db, projectId: string) =>
  limits.removeWhere(db, sql("doc ->> 'project_id' = ?", projectId))
