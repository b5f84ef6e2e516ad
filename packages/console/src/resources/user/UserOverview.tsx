import { catalogEndpoints, domainEndpoints, projectEndpoints, type User } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ColumnFacts } from '../../framework/details/ColumnFacts.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { ResourceLink } from '../../framework/link/ResourceLink.tsx'
import { useFailureMessage } from '../../framework/resource/use-failure-message.ts'
import { Card } from '../../ui/Card.tsx'
import { userNames } from './user-names.messages.ts'
import { userColumns } from './user.columns.tsx'
import { userFields } from './user.messages.ts'

const SHOWN = userColumns.filter(({ id }) => id !== 'name')

/** Before this version of Keystone there were no domains. */
const DOMAINS_SINCE = 3

export function UserOverview({ user }: { user: User }) {
  const { formatMessage } = useIntl()
  const { name, domain_id: domain, default_project_id: project } = user
  return (
    <Card title={formatMessage(userNames.one)}>
      <ColumnFacts
        item={user}
        columns={SHOWN}
        more={[
          { term: formatMessage(userFields.name), value: name },
          { term: formatMessage(userFields.domainId), value: domain },
          { term: formatMessage(userFields.domainName), value: <DomainName id={domain} /> },
          { term: formatMessage(userFields.projectId), value: project },
          { term: formatMessage(userFields.projectName), value: project && <ProjectName id={project} /> },
        ]}
      />
    </Card>
  )
}

function DomainName({ id }: { id: string }) {
  const failed = useFailureMessage()('load', 'OS::Keystone::Domain')
  return (
    <Loaded query={query(catalogEndpoints.identityVersion)} failed={failed}>
      {({ version }) =>
        Number.parseFloat(version) >= DOMAINS_SINCE && (
          <Loaded query={query(domainEndpoints.domainView, { params: { id } })} failed={failed}>
            {({ name }) => (
              <ResourceLink type="OS::Keystone::Domain" id={id}>
                {name}
              </ResourceLink>
            )}
          </Loaded>
        )
      }
    </Loaded>
  )
}

function ProjectName({ id }: { id: string }) {
  return (
    <Loaded
      query={query(projectEndpoints.projectView, { params: { id } })}
      failed={useFailureMessage()('load', 'OS::Keystone::Project')}
    >
      {({ name }) => (
        <ResourceLink type="OS::Keystone::Project" id={id}>
          {name}
        </ResourceLink>
      )}
    </Loaded>
  )
}
