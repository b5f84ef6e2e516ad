import type { Domain } from '@meridian/wire'
import type { OpenCall } from '../../../core/api.ts'
import { selfLink } from '../listing.ts'
import type { DomainRow } from './store.ts'

export const toDomain = (call: OpenCall, { id, name, description, enabled }: DomainRow): Domain => ({
  id,
  name,
  description,
  enabled,
  tags: [],
  options: {},
  links: selfLink(call, 'domains', id),
})
