import type { Domain } from '@meridian/wire'
import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import type { DomainRow } from './store.ts'

export const toDomain = (call: OpenCall, { extra, ...row }: DomainRow): Domain => ({
  ...extra,
  ...row,
  links: selfLink(call, 'domains', row.id),
})
