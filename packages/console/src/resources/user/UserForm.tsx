import { projectEndpoints, roleAssignmentEndpoints, roleEndpoints, userEndpoints, type User } from '@meridian/contract'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { inDomainContext } from '../../services/identity/domain-context.ts'
import { PasswordPair } from '../../framework/forms/PasswordPair.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
import { useSession } from '../../framework/session/session.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { DomainFacts } from '../../services/identity/DomainFacts.tsx'
import { ExtraFields } from '../../services/identity/ExtraInfo.tsx'
import { orNameTaken } from '../../services/identity/name-field.ts'
import { createUserSchema, userRequest, userValues } from './user-form.ts'
import { userFormLabels as labels, userFormMessages as messages } from './user.messages.ts'

const projects = choicesOf({
  query: query(projectEndpoints.projectList),
  placeholder: moreWords.selectAProject,
  none: moreWords.noProjectsFound,
})

const roles = choicesOf({
  query: query(roleEndpoints.roleList),
  placeholder: moreWords.selectARole,
  none: messages.noRoles,
})

/** Creates a user, or edits `item`. */
export function UserForm({ item }: { item?: User }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  // If granting the role failed, the user exists already: a retry only grants the role.
  const created = useRef<User | null>(null)
  return (
    <PlainForm
      item={item}
      schema={createUserSchema}
      defaults={userValues(item)}
      fields={{
        name: { label: labels.name, above: () => <DomainFacts id={item?.domain_id} /> },
        description: { label: labels.description, multiline: 2 },
        email: { label: labels.email, type: 'email' },
        extra: {
          label: labels.extra,
          draw: (_, form) => <ExtraFields form={form} setting="USER_TABLE_EXTRA_INFO" item={item} />,
        },
        password: {
          label: labels.password,
          shown: () => !item,
          draw: (_, form) => <PasswordPair of={form} password="password" confirm="confirm" />,
        },
        confirm: { label: labels.confirm, shown: () => !item, draw: null },
        project: { label: labels.project, options: projects },
        role: { label: labels.role, options: roles, shown: ({ project }) => !item && project !== null },
        // Users may not lock themselves out.
        enabled: { label: labels.enabled, shown: () => item?.id !== session.id },
        locked: { label: labels.locked, hint: messages.lockHint },
      }}
      submit={async ({ password, role, ...details }, send) => {
        const { name, project } = details
        const body = userRequest(details, item?.options)
        const taken = formatMessage(messages.nameTaken, { name })
        if (item) {
          await orNameTaken(send(userEndpoints.userUpdate, { params: { id: item.id }, body }), taken)
          return item
        }
        const creating = () => send(userEndpoints.userCreate, { body: inDomainContext({ ...body, password }) })
        const user = created.current ?? (await orNameTaken(creating(), taken))
        if (!send.rehearsal) created.current = user
        if (project && role)
          await send(roleAssignmentEndpoints.projectRoleGrant, {
            params: { projectId: project, roleId: role, userId: user.id },
          })
        return user
      }}
      nameOf={({ name }) => name.trim()}
      preflight={{ none: 'no quota of users; a taken name is an error of the field' }}
    />
  )
}
