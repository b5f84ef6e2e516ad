import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { ChooseMembers } from '../../../services/identity/ChooseMembers.tsx'
import { memberWords } from '../../../services/identity/member-words.ts'
import { noGrantsYet, roleGrants, type Holder } from '../../../services/identity/role-grants.ts'
import { projectMessages } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import type { ProjectValues } from './project-form.ts'

const KINDS: Record<'members' | 'groups', Holder> = { members: 'user', groups: 'group' }

/** The step that says which users, or which groups, belong to a project. */
export function whoBelongs(kind: keyof typeof KINDS, project: Project | undefined) {
  const holder = KINDS[kind]
  const words = memberWords(holder, projectMessages[kind])
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
