import * as z from 'zod'
import { ok } from '../../../core/http/reply.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { Call } from '../../../core/service/api.ts'
import { findContainer, save as saveContainer } from '../containers/handlers.ts'
import { readBody, text } from '../resource/body.ts'
import { referenceTo, timeOf } from '../resource/new-row.ts'
import type { Acl } from '../resource/store.ts'
import { findSecret, save as saveSecret } from '../secrets/handlers.ts'

type One = Call<{ id: string }>

const Change = z.strictObject({
  read: z.strictObject({ users: z.array(text).nullish(), 'project-access': z.boolean().nullish() }).nullish(),
})

/** How the access list of a secret or a container is found and saved. */
interface Kind<R extends { id: string; acl: Acl | null }> {
  path: string
  rules: string
  find: (call: One, rule: string) => R
  save: (call: Call, row: R) => R
}

function handlersOf<R extends { id: string; acl: Acl | null }>({ path, rules, find, save }: Kind<R>) {
  const change =
    (isWhole: boolean) =>
    (call: One): Reply => {
      const row = find(call, `${rules}:put_patch`)
      const { read } = readBody(call, Change, 'ACL')
      const now = timeOf(call.clock.now())
      const before = isWhole ? null : row.acl
      const acl: Acl = {
        users: [...new Set(read?.users ?? before?.users)],
        'project-access': read?.['project-access'] ?? before?.['project-access'] ?? true,
        created: before?.created ?? now,
        updated: now,
      }
      save(call, { ...row, acl })
      return ok({ acl_ref: `${referenceTo(call, path, row.id)}/acl` })
    }
  return {
    /** Without one, all of the project may read. */
    show: (call: One) => {
      const { acl } = find(call, `${rules}:get`)
      return ok({ read: acl ?? { 'project-access': true } })
    },
    replace: change(true),
    update: change(false),
    remove: (call: One) => {
      save(call, { ...find(call, `${rules}:delete`), acl: null })
      return { status: 200, headers: { 'content-type': 'application/json' }, body: null }
    },
  }
}

export const ofSecret = handlersOf({ path: 'secrets', rules: 'secret_acls', find: findSecret, save: saveSecret })
export const ofContainer = handlersOf({
  path: 'containers',
  rules: 'container_acls',
  find: findContainer,
  save: saveContainer,
})
