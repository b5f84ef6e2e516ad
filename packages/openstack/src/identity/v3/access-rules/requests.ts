import type { AccessRule } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'
import * as urls from './urls.ts'

/** What a user's application credentials were limited to. */
export const of = (userId: string) =>
  resourceCalls<AccessRule>({
    one: 'access_rule',
    many: 'access_rules',
    at: urls.accessRules(userId),
    updates: 'PATCH',
  })
