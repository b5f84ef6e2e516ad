import type { AccessRule, ApplicationCredential } from '@meridian/wire'
import type { Db } from '../../../core/database/db.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { selfLink } from '../listing.ts'
import * as roles from '../roles/store.ts'
import { toBareRole } from '../roles/view.ts'
import * as store from './store.ts'
import type { AccessRuleRow, ApplicationCredentialRow } from './store.ts'

/** `secret` is returned only in the response to create. */
export function toApplicationCredential(
  call: OpenCall,
  row: ApplicationCredentialRow,
  secret?: string,
): ApplicationCredential {
  const { role_ids, access_rule_ids: _, secret_hash: __, ...rest } = row
  const access_rules = rulesOf(call.db, row)
  return {
    ...rest,
    system: null,
    roles: role_ids.flatMap((id) => roles.find(call.db, id) ?? []).map(toBareRole),
    ...(access_rules && { access_rules }),
    ...(secret !== undefined && { secret }),
    links: selfLink(call, 'application_credentials', row.id),
  }
}

/** The access rules of the credential; undefined without restrictions. */
export const rulesOf = (db: Db, { access_rule_ids: ids }: ApplicationCredentialRow): AccessRule[] | undefined =>
  ids?.flatMap((id) => store.findRule(db, id) ?? []).map(bare)

const bare = ({ user_id: _, ...rule }: AccessRuleRow): AccessRule => rule

export const toAccessRule = (call: OpenCall, row: AccessRuleRow) => ({
  ...bare(row),
  links: selfLink(call, 'access_rules', row.id),
})
