import { roleEndpoints, type Role } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { identityMessages } from '../../../services/identity/identity.messages.ts'
import { NamedForm } from '../../../services/identity/NamedForm.tsx'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { roleMessages, rolePhrases } from '../role.messages.ts'

const LONGEST_NAME = 255

/** Creates a role, or renames the one that is given. */
export function RoleForm({ role, tools }: { role?: Role; tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const { type } = tools
  if (role) {
    const { id, name } = role
    return (
      <NamedForm
        tools={tools}
        title={roleMessages.edit}
        action={identityMessages.save}
        longestName={LONGEST_NAME}
        initial={{ name }}
        submit={async (values) => {
          await call(roleEndpoints.roleUpdate, { params: { id }, body: { name: values.name } })
          return { message: formatMessage(roleMessages.updated), result: { updated: [{ type, id }] } }
        }}
      />
    )
  }
  return (
    <NamedForm
      tools={tools}
      title={roleMessages.create}
      action={roleMessages.create}
      longestName={LONGEST_NAME}
      submit={async ({ name }) => {
        const { id } = await call(roleEndpoints.roleCreate, { body: { name } })
        return { message: formatMessage(rolePhrases.created, { name }), result: { created: [{ type, id }] } }
      }}
    />
  )
}
