import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ChooseMembers, type MemberWords } from '../../../framework/identity/ChooseMembers.tsx'
import { memberMessages } from '../../../framework/identity/members.messages.ts'
import { noGrantsYet, roleGrants, type Holder } from '../../../framework/identity/role-grants.ts'
import { projectMessages } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import type { ProjectValues } from './project-form.ts'

const KINDS: Record<'members' | 'groups', { holder: Holder; words: MemberWords }> = {
  members: {
    holder: 'user',
    words: {
      all: memberMessages.allUsers,
      members: projectMessages.members,
      noneFound: memberMessages.noUsersFound,
      none: memberMessages.noUsers,
    },
  },
  groups: {
    holder: 'group',
    words: {
      all: memberMessages.allGroups,
      members: projectMessages.groups,
      noneFound: memberMessages.noGroupsFound,
      none: memberMessages.noGroups,
    },
  },
}

/** The step that says which users, or which groups, belong to a project. */
export function whoBelongs(kind: keyof typeof KINDS, project: Project | undefined) {
  const { holder, words } = KINDS[kind]
  const source = project ? roleGrants({ project: project.id }, holder).source : noGrantsYet(holder)
  return function WhoBelongs({ form }: { form: ResourceForm<ProjectValues> }) {
    return (
      <Field of={form} name={kind}>
        {({ value, onChange, error }) => (
          <ChooseMembers source={source} words={words} value={value} onChange={onChange} error={error} />
        )}
      </Field>
    )
  }
}
