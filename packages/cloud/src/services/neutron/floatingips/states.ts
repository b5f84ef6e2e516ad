import type { FloatingIp } from '@meridian/wire'
import type { Background } from '../../../core/service/service.ts'
import { bumpRevision } from '../resource/standard.ts'
import * as store from './store.ts'

/** The job that sets a floating IP's status from its association; in a real cloud the L3 agent does it. */
export const SETTLE = 'settle-floatingip'
export const SETTLE_SECONDS = 3

export function settle({ db, clock }: Background, { id }: { id: string }): void {
  const floating = store.find(db, id)
  const status: FloatingIp['status'] = floating?.router_id == null ? 'DOWN' : 'ACTIVE'
  if (floating && floating.status !== status) store.update(db, bumpRevision({ clock }, { ...floating, status }))
}
