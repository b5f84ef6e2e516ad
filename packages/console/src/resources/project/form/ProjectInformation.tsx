import { useIntl } from 'react-intl'
import type { ResourceForm } from '../../../framework/forms/use-resource-form.ts'
import { domainContext } from '../../../framework/domain-context/domain-context.ts'
import { NamedFields } from '../../../services/identity/NamedFields.tsx'
import { useSession } from '../../../framework/session/session.ts'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { projectFields, projectMessages } from '../project.messages.ts'
import type { Project } from '../project.queries.ts'
import type { ProjectValues } from './project-form.ts'

interface ProjectInformationProps {
  /** The one that is changed; one is made where it is absent. */
  project: Project | undefined
  form: ResourceForm<ProjectValues>
}

export function ProjectInformation({ project, form }: ProjectInformationProps) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const domain = project
    ? { id: project.domain_id, name: project.domain_name }
    : (domainContext() ?? { id: session.user_domain_id, name: session.user_domain_name })
  return (
    <div className="grid max-w-xl gap-4">
      <DescriptionList
        items={[
          { term: formatMessage(projectFields.domainId), value: domain.id },
          { term: formatMessage(projectFields.domainName), value: domain.name },
        ]}
      />
      <NamedFields
        form={form}
        asks={{ description: true, enabled: true }}
        keepsEnabled={project?.id === session.project_id ? projectMessages.cannotDisable : undefined}
      />
    </div>
  )
}
