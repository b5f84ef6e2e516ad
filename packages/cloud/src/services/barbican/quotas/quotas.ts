import type { KeyManagerQuota } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'
import { forbidden } from '../../../core/errors/fault.ts'
import type { Call } from '../../../core/service/api.ts'
import { containers } from '../containers/store.ts'
import { orders } from '../orders/store.ts'
import { secrets } from '../secrets/store.ts'
import { quotas } from './store.ts'

const NO_LIMIT = -1

export const DEFAULTS: KeyManagerQuota = {
  secrets: NO_LIMIT,
  orders: NO_LIMIT,
  containers: NO_LIMIT,
  consumers: NO_LIMIT,
  cas: NO_LIMIT,
}

export function limitsOf(db: Db, projectId: string): KeyManagerQuota {
  const { id: _id, ...own } = { ...DEFAULTS, ...quotas.find(db, projectId) } as KeyManagerQuota & { id?: string } // as stored
  return own
}

const COUNTED = {
  secrets: { title: 'Secret', used: secrets.used },
  containers: { title: 'Container', used: containers.used },
  orders: { title: 'Order', used: orders.used },
}

/** 403 if one more would exceed the quota. */
export function requireQuota({ db, auth }: Call, resource: keyof typeof COUNTED): void {
  const limit = limitsOf(db, auth.projectId ?? '')[resource]
  const { title, used } = COUNTED[resource]
  if (limit !== NO_LIMIT && used(db, auth.projectId ?? '') >= limit) throw reached(title)
}

export function requireConsumers({ db, auth }: Call, used: number): void {
  const limit = limitsOf(db, auth.projectId ?? '').consumers
  if (limit !== NO_LIMIT && used >= limit) throw reached('Consumer')
}

const reached = (title: string) =>
  forbidden(`${title} creation issue seen - Creation not allowed because a quota has been reached.`)
