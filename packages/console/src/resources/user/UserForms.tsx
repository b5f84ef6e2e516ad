import { roleAssignmentEndpoints, roleEndpoints, userEndpoints, type User } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { inDomainContext } from '../../framework/domain-context/domain-context.ts'
import { FormModal } from '../../framework/forms/FormModal.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { PasswordPair } from '../../framework/forms/PasswordPair.tsx'
import { formPart, useResourceForm } from '../../framework/forms/use-resource-form.ts'
import { passwordsMatch, withMessage } from '../../framework/forms/validators.ts'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { formatText, named } from '../../framework/resource/resource-text.ts'
import { dialogPhrases, resultPhrases } from '../../framework/resource/resource.messages.ts'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { orNameTaken } from '../../services/identity/name-field.ts'
import { UserFields, userRequest, userSchema, type UserDetails } from './UserFields.tsx'
import { userManifest } from './user.manifest.ts'
import { userFormLabels, userFormMessages, userFormPhrases } from './user.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

export const createUserSchema = z
  .object({
    ...userSchema.shape,
    password: z.string().min(1),
    confirm: z.string().min(1),
    // Shown only with a project: without a role, the user could not work there.
    role: z.string().nullable().refine(Boolean, withMessage(userFormMessages.roleNeeded)),
  })
  .refine(...passwordsMatch('password', 'confirm'))

const DEFAULTS = {
  name: '',
  description: '',
  email: '',
  password: '',
  confirm: '',
  project: null,
  role: null,
  enabled: true,
  locked: false,
  extra: {},
}

export function CreateUser({ tools }: { tools: ModalTools }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const failureMessage = useFailureMessage()
  // If granting the role failed, the user exists already: a retry only grants the role.
  const created = useRef<User | null>(null)
  const form = useResourceForm({
    schema: createUserSchema,
    defaults: DEFAULTS,
    labels: userFormLabels,
    shown: { role: ({ project }) => project !== null },
    submit: async ({ password, role, ...details }, send) => {
      const body = inDomainContext({ ...userRequest(details), password })
      const taken = formatMessage(userFormPhrases.nameTaken, { name: details.name })
      const user = created.current ?? (await orNameTaken(send(userEndpoints.userCreate, { body }), taken))
      if (!send.rehearsal) created.current = user
      const { id: userId } = user
      if (details.project && role)
        await send(roleAssignmentEndpoints.projectRoleGrant, {
          params: { projectId: details.project, roleId: role, userId },
        })
      return user
    },
    done: ({ id, name }) =>
      tools.done(formatText(intl, named(userManifest, resultPhrases.created), { name }), {
        created: [{ type: tools.type, id }],
      }),
  })
  const title = formatText(intl, named(userManifest, dialogPhrases.create))
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={title}
      action={title}
      failed={failureMessage('create', tools.type)}
      preflight={{ none: 'no quota of users; a taken name is an error of the field' }}
      onClose={tools.close}
    >
      <UserFields
        of={formPart<UserDetails, typeof form.values>(form)}
        passwords={<PasswordPair of={form} password="password" confirm="confirm" />}
        role={
          <OptionsField
            of={form}
            name="role"
            query={query(roleEndpoints.roleList)}
            options={({ items }) => items.map(({ id, name }) => ({ value: id, label: name }))}
            placeholder={formatMessage(moreWords.selectARole)}
            none={formatMessage(userFormMessages.noRoles)}
          />
        }
      />
    </FormModal>
  )
}

export function EditUser({ item: user, tools }: { item: User; tools: ModalTools }) {
  const intl = useIntl()
  const failureMessage = useFailureMessage()
  const session = useSession()
  const { id, options } = user
  const form = useResourceForm({
    schema: userSchema,
    defaults: {
      name: user.name,
      description: user.description ?? '',
      email: user.email ?? '',
      project: user.default_project_id,
      enabled: user.enabled,
      locked: options.lock_password === true,
      extra: {},
    },
    labels: userFormLabels,
    // Users may not lock themselves out.
    shown: { enabled: () => id !== session.id },
    submit: async (details, send) => {
      const { name } = details
      const body = userRequest(details, options)
      const taken = intl.formatMessage(userFormPhrases.nameTaken, { name })
      await orNameTaken(send(userEndpoints.userUpdate, { params: { id }, body }), taken)
      return name
    },
    done: (name) =>
      tools.done(formatText(intl, named(userManifest, resultPhrases.updated), { name }), {
        updated: [{ type: tools.type, id }],
      }),
  })
  return (
    <FormModal
      form={form}
      open={tools.open}
      title={formatText(intl, named(userManifest, dialogPhrases.edit))}
      action={intl.formatMessage(words.save)}
      failed={failureMessage('update', tools.type)}
      preflight={{ none: 'no quota of users; a taken name is an error of the field' }}
      onClose={tools.close}
    >
      <UserFields user={user} of={form} />
    </FormModal>
  )
}
