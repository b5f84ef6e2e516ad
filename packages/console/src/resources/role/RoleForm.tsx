import { roleEndpoints, type Role } from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { formMessages } from '../../framework/forms/form.messages.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { nameRule, orNameTaken } from '../../services/identity/name-field.ts'
import { roleMessages } from './role.messages.ts'

const schema = z.object({ name: nameRule(255) })

/** Creates a role, or renames `item`. */
export function RoleForm({ item }: { item?: Role }) {
  const { formatMessage } = useIntl()
  return (
    <PlainForm
      schema={schema}
      item={item}
      defaults={{ name: item?.name ?? '' }}
      fields={{ name: { label: words.name } }}
      success={item && roleMessages.updated}
      preflight={{ none: 'no quota of roles; a taken name is an error of the field' }}
      submit={({ name }, send) =>
        orNameTaken<unknown>(
          item
            ? send(roleEndpoints.roleUpdate, { params: { id: item.id }, body: { name } })
            : send(roleEndpoints.roleCreate, { body: { name } }),
          formatMessage(formMessages.taken),
        )
      }
    />
  )
}
