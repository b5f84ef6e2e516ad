import { roleAssignmentEndpoints, roleEndpoints, userEndpoints, type User } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { call } from '../../../api/client.ts'
import { query } from '../../../api/query.ts'
import { FormModal } from '../../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../../framework/forms/OptionsField.tsx'
import { PasswordPair } from '../../../framework/forms/PasswordPair.tsx'
import { useResourceForm, type ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { inDomainContext } from '../../../framework/domain-context/domain-context.ts'
import { orTaken } from '../../../services/identity/named-values.ts'
import type { ModalTools } from '../../../framework/modals/modal.ts'
import { useFailureMessage } from '../../../framework/resource/use-failure-message.ts'
import { userMessages } from '../user.messages.ts'
import { userFormLabels, userFormMessages, userFormPhrases } from './user-form.messages.ts'
import { createUserSchema, userRequest, type UserDetails } from './user-form.ts'
import { UserFields } from './UserFields.tsx'

const NOTHING_YET = {
  ...{ name: '', description: '', email: '', password: '', confirm: '' },
  ...{ project: null, role: null, enabled: true, locked: false },
}

export function CreateUser({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const failureMessage = useFailureMessage()
  // There already, where only the role could not be granted: what failed half-way goes on from there.
  const made = useRef<User | null>(null)
  const form = useResourceForm({
    schema: createUserSchema,
    defaults: NOTHING_YET,
    labels: userFormLabels,
    shown: { role: ({ project }) => project !== null },
    submit: async ({ password, role, ...details }) => {
      const body = inDomainContext({ ...userRequest(details), password })
      const taken = formatMessage(userFormPhrases.nameTaken, { name: details.name })
      made.current ??= await orTaken(call(userEndpoints.userCreate, { body }), taken)
      const { id: userId } = made.current
      if (details.project && role)
        await call(roleAssignmentEndpoints.projectRoleGrant, {
          params: { projectId: details.project, roleId: role, userId },
        })
      return made.current
    },
    done: ({ id, name }) =>
      tools.done(formatMessage(userFormPhrases.created, { name }), { created: [{ type: tools.type, id }] }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatMessage(userMessages.create)}
      action={formatMessage(userMessages.create)}
      failed={failureMessage('create', tools.type)}
      onClose={tools.close}
    >
      <UserFields
        of={form as unknown as ResourceForm<UserDetails>} // has all of its fields, and more
        passwords={<PasswordPair of={form} password="password" confirm="confirm" />}
        role={
          <OptionsField
            of={form}
            name="role"
            query={query(roleEndpoints.roleList)}
            options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={formatMessage(userFormMessages.chooseRole)}
            none={formatMessage(userFormMessages.noRoles)}
          />
        }
      />
    </FormModal>
  )
}
