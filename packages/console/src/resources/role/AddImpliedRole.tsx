import { roleEndpoints, roleInferenceEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames } from '../../framework/text/common.messages.ts'
import { impliedMessages as messages } from './implied-roles.messages.ts'
import type { RoleWithImplied } from './role.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const schema = z.object({ role: z.string().min(1) })

export function AddImpliedRole({ item, tools }: { item: RoleWithImplied; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const taken = new Set([item.id, ...(item.implies ?? []).map(({ id }) => id)])
  return (
    <PlainForm
      tools={tools}
      item={item}
      schema={schema}
      title={messages.add}
      action={messages.add}
      description={item.name}
      failed={messages.failed}
      success={messages.added}
      defaults={{ role: '' }}
      fields={{ role: { label: typeNames.role } }}
      custom={['role']}
      submit={({ role: impliedId }, send) =>
        send(roleInferenceEndpoints.impliedRoleAdd, { params: { id: item.id, impliedId } })
      }
    >
      {(form) => (
        <OptionsField
          of={form}
          name="role"
          query={query(roleEndpoints.roleList)}
          options={({ items }) =>
            items.filter(({ id }) => !taken.has(id)).map(({ id, name }) => ({ value: id, label: name }))
          }
          placeholder={formatMessage(moreWords.selectARole)}
          none={formatMessage(messages.noRoles)}
        />
      )}
    </PlainForm>
  )
}
