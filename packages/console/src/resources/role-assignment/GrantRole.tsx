import {
  domainEndpoints,
  groupEndpoints,
  projectEndpoints,
  roleAssignmentEndpoints,
  roleEndpoints,
  userEndpoints,
} from '@meridian/contract'
import * as z from 'zod'
import { query, type ItemQuery } from '../../api/query.ts'
import { PlainForm } from '../../framework/forms/PlainForm.tsx'
import { choicesOf } from '../../framework/forms/field-spec.ts'
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

const choicesFrom = (list: ItemQuery<{ items: readonly { id: string; name: string }[] }>) =>
  choicesOf({ query: list, placeholder: messages.select, none: messages.none })

/** Grants a role to a user or group on a project, a domain or the whole cloud. */
export const GrantRole = () => (
  <PlainForm
    title={messages.grant}
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
    fields={{
      holder: { label: messages.holder, words: { user: messages.user, group: messages.group } },
      scope: { label: messages.scope, words: scopeNames },
      inherited: {
        label: messages.inherited,
        hint: messages.inheritedHint,
        shown: ({ scope }) => scope !== 'system',
      },
      role_id: { label: typeNames.role, options: choicesFrom(query(roleEndpoints.roleList)) },
      user_id: {
        label: messages.user,
        options: choicesFrom(query(userEndpoints.userList)),
        shown: ({ holder }) => holder === 'user',
      },
      group_id: {
        label: messages.group,
        options: choicesFrom(query(groupEndpoints.groupList)),
        shown: ({ holder }) => holder === 'group',
      },
      project_id: {
        label: words.project,
        options: choicesFrom(query(projectEndpoints.projectList)),
        shown: ({ scope }) => scope === 'project',
      },
      domain_id: {
        label: words.domain,
        options: choicesFrom(query(domainEndpoints.domainList)),
        shown: ({ scope }) => scope === 'domain',
      },
    }}
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
  />
)
