import { projectEndpoints } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query, type ItemQuery } from '../../api/query.ts'
import { WidgetField } from '../../framework/forms/Field.tsx'
import { OptionsField } from '../../framework/forms/OptionsField.tsx'
import type { ResourceForm } from '../../framework/forms/use-resource-form.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useSession } from '../../framework/session/session.ts'
import { DomainFacts, useNewDomain } from '../../services/identity/DomainFacts.tsx'
import { ExtraFields } from '../../services/identity/ExtraInfo.tsx'
import { MembersField, memberWords, type MemberWords } from '../../services/identity/MembersField.tsx'
import { memberMessages } from '../../services/identity/identity.messages.ts'
import { toMemberRoles, toMembership, type CurrentMembers, type MemberEdit } from '../../services/identity/members.ts'
import { noGrantsYet, roleGrants, type Holder } from '../../services/identity/role-grants.ts'
import { CheckField } from '../../ui/fields/CheckField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { inTreeOrder } from './hierarchy.ts'
import { projectFormMessages } from './project-forms.messages.ts'
import { memberTexts } from './project.messages.ts'
import type { Project } from './project.queries.ts'
import type { StarterValues } from './starter-plan.ts'

/** A project in the form, with the users and groups that get roles on it, and what a new one gets besides. */
export interface ProjectValues extends StarterValues {
  name: string
  description: string
  parent: string | null
  /** Separated by commas. */
  tags: string
  enabled: boolean
  /** The operator's own attributes. */
  extra: Record<string, string>
  members: MemberEdit | null
  groups: MemberEdit | null
}

interface ProjectInformationProps {
  /** The edited project; undefined for a new one. */
  project: Project | undefined
  form: ResourceForm<ProjectValues>
}

/** The first step of the wizard: the fields of the project itself. */
export function ProjectInformation({ project, form }: ProjectInformationProps) {
  const { formatMessage } = useIntl()
  const isCurrent = project?.id === useSession().project_id
  const domain = useNewDomain()
  return (
    <div className="grid max-w-xl gap-4">
      <DomainFacts id={project?.domain_id} />
      <WidgetField of={form} name="name" as={TextField} autoComplete="off" />
      <WidgetField of={form} name="description" as={TextArea} />
      {!project && (
        <OptionsField
          of={form}
          name="parent"
          query={query(projectEndpoints.projectList, { query: { domain_id: domain.id } })}
          options={({ items }) => inTreeOrder(items).map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={formatMessage(projectFormMessages.noParent)}
          none={formatMessage(projectFormMessages.noParent)}
          hint={formatMessage(projectFormMessages.parentHint)}
        />
      )}
      <WidgetField
        of={form}
        name="tags"
        as={TextField}
        autoComplete="off"
        hint={formatMessage(projectFormMessages.tagsHint)}
      />
      <ExtraFields form={form} setting="PROJECT_TABLE_EXTRA_INFO" item={project} />
      <WidgetField
        of={form}
        name="enabled"
        as={CheckField}
        disabled={isCurrent}
        hint={isCurrent ? formatMessage(projectFormMessages.cannotDisable) : undefined}
      />
    </div>
  )
}

const STEPS = {
  members: { holder: 'user', heading: memberTexts.users.members },
  groups: { holder: 'group', heading: memberTexts.groups.members },
} as const satisfies Record<string, { holder: Holder; heading: unknown }>

/** The step that chooses the users, or the groups, with roles on a project; `project` is undefined for a new one. */
export function membersStep(name: keyof typeof STEPS, project: Project | undefined) {
  const { holder, heading } = STEPS[name]
  const texts = memberWords(holder, heading)
  const members = project ? roleGrants({ project: project.id }, holder).query : noGrantsYet(holder)
  return function MembersStep({ form }: { form: ResourceForm<ProjectValues> }) {
    return <WidgetField of={form} name={name} as={ChooseMembers} members={members} texts={texts} />
  }
}

interface ChooseMembersProps {
  members: ItemQuery<CurrentMembers>
  texts: MemberWords
  value: MemberEdit | null
  onChange: (edit: MemberEdit) => void
  error?: string
}

function ChooseMembers({ members, texts, value, onChange, error }: ChooseMembersProps) {
  const { formatMessage } = useIntl()
  // Not from the cache: the members may have changed since the dialog was last open.
  const fresh = { ...members, staleTime: 0, gcTime: 0 }
  return (
    <Loaded query={fresh} failed={formatMessage(memberMessages.unableToLoad)}>
      {(current) => (
        <MembersField
          current={current}
          words={texts}
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
