import { useIntl } from 'react-intl'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Card } from '../../ui/Card.tsx'
import { projectNames } from './project-names.messages.ts'
import { projectColumns } from './project.columns.ts'
import { projectFields } from './project.messages.ts'
import type { Project } from './project.queries.ts'

const SHOWN = projectColumns.filter(({ id }) => id !== 'name')

export function ProjectOverview({ project }: { project: Project }) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(projectNames.one)}>
      <ColumnFacts
        item={project}
        columns={SHOWN}
        more={[
          { term: formatMessage(projectFields.name), value: project.name },
          { term: formatMessage(projectFields.domainId), value: project.domain_id },
        ]}
      />
    </Card>
  )
}
