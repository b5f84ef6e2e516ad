import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { LimitRow, RegisteredLimitRow } from './store.ts'

export const toRegisteredLimit = (call: OpenCall, row: RegisteredLimitRow) => ({
  ...row,
  links: selfLink(call, 'registered_limits', row.id),
})

export const toLimit = (call: OpenCall, row: LimitRow) => ({ ...row, links: selfLink(call, 'limits', row.id) })
