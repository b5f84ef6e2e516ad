import { roleEndpoints, roleInferenceEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { impliedMessages as messages } from './implied-roles.messages.ts'
import type { RoleWithImplied } from './role.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({ role: z.string().min(1) })

export function AddImpliedRole({ item }: { item: RoleWithImplied }) {
  const taken = new Set([item.id, ...(item.implies ?? []).map(({ id }) => id)])
  const choices = choicesOf({
    query: query(roleEndpoints.roleList),
    options: ({ items }) =>
      items.filter(({ id }) => !taken.has(id)).map(({ id, name }) => ({ value: id, label: name })),
    placeholder: moreWords.selectARole,
    none: messages.noRoles,
  })
  return (
    <PlainForm
      item={item}
      about={item.name}
      schema={schema}
      title={messages.add}
      failed={messages.failed}
      success={messages.added}
      defaults={{ role: '' }}
      fields={{ role: { label: typeNames.role, options: choices } }}
      submit={({ role: impliedId }, send) =>
        send(roleInferenceEndpoints.impliedRoleAdd, { params: { id: item.id, impliedId } })
      }
    />
  )
}
