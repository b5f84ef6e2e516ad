import {
  domainEndpoints,
  groupEndpoints,
  projectEndpoints,
  roleAssignmentEndpoints,
  roleEndpoints,
  userEndpoints,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { query } from '../../api/query.ts'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import type { ModalTools } from '../../framework/resource/modal.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { roleAssignmentMessages as messages, scopeNames } from './role-assignment.messages.ts'

const required = z.string().min(1)
const schema = z.object({
  role_id: required,
  holder: z.enum(['user', 'group']),
  user_id: required,
  group_id: required,
  scope: z.enum(['project', 'domain', 'system']),
  project_id: required,
  domain_id: required,
  inherited: z.boolean(),
})

const optionsOf = ({ items }: { items: { id: string; name: string }[] }) =>
  items.map(({ id, name }) => ({ value: id, label: name || id }))

/** Grants a role to a user or group on a project, a domain or the whole cloud. */
export function GrantRole({ tools }: { tools: ModalTools }) {
  const { formatMessage } = useIntl()
  const texts = { placeholder: formatMessage(messages.select), none: formatMessage(messages.none) }
  return (
    <PlainForm
      tools={tools}
      title={messages.grant}
      action={messages.grant}
      failed={messages.grantFailed}
      success={messages.granted}
      schema={schema}
      defaults={{
        role_id: '',
        holder: 'user',
        user_id: '',
        group_id: '',
        scope: 'project',
        project_id: '',
        domain_id: '',
        inherited: false,
      }}
      shown={{
        user_id: ({ holder }) => holder === 'user',
        group_id: ({ holder }) => holder === 'group',
        project_id: ({ scope }) => scope === 'project',
        domain_id: ({ scope }) => scope === 'domain',
        inherited: ({ scope }) => scope !== 'system',
      }}
      fields={{
        role_id: { label: typeNames.role },
        holder: { label: messages.holder, words: { user: messages.user, group: messages.group } },
        user_id: { label: messages.user },
        group_id: { label: messages.group },
        scope: { label: messages.scope, words: scopeNames },
        project_id: { label: words.project },
        domain_id: { label: words.domain },
        inherited: { label: messages.inherited, hint: messages.inheritedHint },
      }}
      custom={['role_id', 'user_id', 'group_id', 'project_id', 'domain_id']}
      nameOf={() => ''}
      preflight={{ none: 'assignments have no quota' }}
      submit={async ({ role_id, holder, scope, inherited, ...ids }, send) => {
        await send(roleAssignmentEndpoints.roleAssignmentGrant, {
          body: {
            role_id,
            ...(holder === 'user' ? { user_id: ids.user_id } : { group_id: ids.group_id }),
            ...(scope === 'system'
              ? { system: true }
              : scope === 'project'
                ? { project_id: ids.project_id, inherited }
                : { domain_id: ids.domain_id, inherited }),
          },
        })
        return { id: role_id }
      }}
    >
      {(form) => (
        <>
          <OptionsField of={form} name="role_id" query={query(roleEndpoints.roleList)} options={optionsOf} {...texts} />
          {form.values.holder === 'user' ? (
            <OptionsField
              of={form}
              name="user_id"
              query={query(userEndpoints.userList)}
              options={optionsOf}
              {...texts}
            />
          ) : (
            <OptionsField
              of={form}
              name="group_id"
              query={query(groupEndpoints.groupList)}
              options={optionsOf}
              {...texts}
            />
          )}
          {form.values.scope === 'project' && (
            <OptionsField
              of={form}
              name="project_id"
              query={query(projectEndpoints.projectList)}
              options={optionsOf}
              {...texts}
            />
          )}
          {form.values.scope === 'domain' && (
            <OptionsField
              of={form}
              name="domain_id"
              query={query(domainEndpoints.domainList)}
              options={optionsOf}
              {...texts}
            />
          )}
        </>
      )}
    </PlainForm>
  )
}
