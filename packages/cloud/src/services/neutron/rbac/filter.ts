import type { RbacObjectType } from '@meridian/wire'
import { any } from '../../../core/database/condition.ts'
import type { Filter } from '../resource/filters.ts'
import { not } from '../resource/store.ts'
import { readFlag } from '../resource/values.ts'
import { sharedBy } from './store.ts'
import type { RbacAction } from './store.ts'

/** `shared` and `router:external` depend on the caller's project. */
export const sharedFilter =
  (type: RbacObjectType, action: RbacAction): Filter =>
  (values, { auth }) => {
    const condition = sharedBy(type, action, auth.projectId ?? '')
    return any(...values.map((text) => (readFlag(text) ? condition : not(condition))))
  }
