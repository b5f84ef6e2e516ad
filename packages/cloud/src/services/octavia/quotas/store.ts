import type { LoadBalancerQuota } from '@meridian/wire'
import { collection } from '../../../core/database/collection.ts'
import { is } from '../../../core/database/condition.ts'
import type { Db } from '../../../core/database/db.ts'
import type { Store, Row } from '../resource/store.ts'

export type QuotaRow = { id: string } & { [K in keyof LoadBalancerQuota]: number | null }

const quotas = collection<QuotaRow>('octavia_quotas')

export const { list, find, insert, update } = quotas

/** How many of these a project has. */
export const used = <R extends Row>(db: Db, store: Store<R>, projectId: string) =>
  store.count(db, is('project_id', projectId))
