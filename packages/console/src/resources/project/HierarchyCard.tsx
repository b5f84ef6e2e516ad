import { projectEndpoints, type Project as Listed } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { treeAround, type Branch } from './hierarchy.ts'
import { projectManifest } from './project.manifest.ts'
import { projectMessages } from './project.messages.ts'
import type { Project } from './project.queries.ts'

/** The projects above and below this one; nothing for a project that stands alone, or if projects cannot be listed. */
export function HierarchyCard({ project: { id, domain_id: domain } }: { project: Project }) {
  const { formatMessage } = useIntl()
  const { data } = useQuery(query(projectEndpoints.projectList, { query: { domain_id: domain } }))
  const tree = data && treeAround(data.items, id)
  return (
    tree && (
      <Card title={formatMessage(projectMessages.hierarchy)}>
        <Branches of={[tree]} current={id} />
      </Card>
    )
  )
}

function Branches({ of, current }: { of: readonly Branch<Listed>[]; current: string }) {
  return (
    <ul className="grid gap-1 not-first:mt-1 not-first:border-s not-first:border-line not-first:ps-4">
      {of.map(({ project: { id, name }, children }) => (
        <li key={id} className="wrap-anywhere">
          {id === current ? (
            <strong aria-current="page" className="font-semibold">
              {name}
            </strong>
          ) : (
            <ResourceLink type={projectManifest.type} id={id} name={name} />
          )}
          {children.length > 0 && <Branches of={children} current={current} />}
        </li>
      ))}
    </ul>
  )
}
