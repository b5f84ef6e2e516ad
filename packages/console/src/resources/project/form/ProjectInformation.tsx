import { useIntl } from 'react-intl'
import { domainContext } from '../../../framework/domain-context/domain-context.ts'
import { Field } from '../../../framework/forms/Field.tsx'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { useSession } from '../../../framework/session/session.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { CheckField } from '../../../ui/fields/CheckField.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { projectFormMessages } from '../project-forms.messages.ts'
import type { Project } from '../project.queries.ts'
import type { ProjectValues } from './project-form.ts'

interface ProjectInformationProps {
  /** The edited project; undefined for a new one. */
  project: Project | undefined
  form: ResourceForm<ProjectValues>
}

/** The first step of the wizard: the fields of the project itself. */
export function ProjectInformation({ project, form }: ProjectInformationProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const isCurrent = project?.id === session.project_id
  const domain = project
    ? { id: project.domain_id, name: project.domain_name }
    : (domainContext() ?? { id: session.user_domain_id, name: session.user_domain_name })
  return (
    <div className="grid max-w-xl gap-4">
      <DescriptionList
        items={[
          { term: formatMessage(words.domainId), value: domain.id },
          { term: formatMessage(words.domainName), value: domain.name },
        ]}
      />
      <Field of={form} name="name">
        {(field) => <TextField {...field} autoComplete="off" />}
      </Field>
      <Field of={form} name="description">
        {(field) => <TextArea {...field} />}
      </Field>
      <Field of={form} name="enabled">
        {(field) => (
          <CheckField
            {...field}
            disabled={isCurrent}
            hint={isCurrent ? formatMessage(projectFormMessages.cannotDisable) : undefined}
          />
        )}
      </Field>
    </div>
  )
}
