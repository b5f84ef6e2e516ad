import { useIntl } from 'react-intl'
import type { ItemQuery } from '../../../api/query.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { Loaded } from '../../../framework/loading/Loaded.tsx'
import { memberMessages } from '../../../services/identity/identity-forms.messages.ts'
import {
  toMemberRoles,
  toMembership,
  type CurrentMembers,
  type MemberEdit,
} from '../../../services/identity/members.ts'
import { MembersField, memberWords, type MemberWords } from '../../../services/identity/MembersField.tsx'
import { noGrantsYet, roleGrants, type Holder } from '../../../services/identity/role-grants.ts'
import { memberTexts } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import type { ProjectValues } from './project-form.ts'

const STEPS = {
  members: { holder: 'user', heading: memberTexts.users.members },
  groups: { holder: 'group', heading: memberTexts.groups.members },
} as const satisfies Record<string, { holder: Holder; heading: unknown }>

/** The step that chooses the users, or the groups, with roles on a project; `project` is undefined for a new one. */
export function membersStep(name: keyof typeof STEPS, project: Project | undefined) {
  const { holder, heading } = STEPS[name]
  const words = memberWords(holder, heading)
  const query = project ? roleGrants({ project: project.id }, holder).query : noGrantsYet(holder)
  return function MembersStep({ form }: { form: ResourceForm<ProjectValues> }) {
    return (
      <Field of={form} name={name}>
        {(field) => <ChooseMembers {...field} query={query} words={words} />}
      </Field>
    )
  }
}

interface ChooseMembersProps {
  query: ItemQuery<CurrentMembers>
  words: MemberWords
  value: MemberEdit | null
  onChange: (edit: MemberEdit) => void
  error?: string
}

function ChooseMembers({ query, words, value, onChange, error }: ChooseMembersProps) {
  const { formatMessage } = useIntl()
  // Not from the cache: the members may have changed since the dialog was last open.
  const fresh = { ...query, staleTime: 0, gcTime: 0 }
  return (
    <Loaded query={fresh} failed={formatMessage(memberMessages.unableToLoad)}>
      {(current) => (
        <MembersField
          current={current}
          words={words}
          value={value ? toMembership(value.after) : current.members}
          onChange={(next) =>
            onChange({
              roles: current.roles,
              before: value?.before ?? toMemberRoles(current.members),
              after: toMemberRoles(next),
            })
          }
          error={error}
        />
      )}
    </Loaded>
  )
}
