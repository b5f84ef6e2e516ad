import type { ApplicationCredential } from '@meridian/wire'
import { resourceCalls } from '../../../resource.ts'
import * as urls from './urls.ts'

/** A user's application credentials. */
export const of = (userId: string) =>
  resourceCalls<ApplicationCredential>({
    one: 'application_credential',
    many: 'application_credentials',
    at: urls.applicationCredentials(userId),
    updates: 'PATCH',
  })
