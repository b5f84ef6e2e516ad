import { queryClient } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { formatBytes } from '../../framework/text/bytes.ts'
import type { Column } from '../../framework/resource/column.ts'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/link-class.ts'
import { AccessSwitch } from './AccessSwitch.tsx'
import { containerFields, containerMessages } from './container.messages.ts'
import { containerQueries, type Container } from './container.queries.ts'
import { modifiedColumn } from './modified-column.ts'

/** Known of those that were in sight. */
const knownAccess = ({ name }: Container): boolean | undefined =>
  queryClient.getQueryData<Container>(containerQueries.one(name).queryKey)?.details?.is_public

export const containerColumns: Column<Container>[] = [
  {
    id: 'name',
    header: containerFields.name,
    priority: 1,
    width: 132,
    grow: 4,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <AppLink to={paths.objects(name)} className={nameLinkClass}>
        <bdi>{name}</bdi>
      </AppLink>
    ),
  },
  {
    id: 'count',
    header: containerFields.count,
    align: 'end',
    priority: 2,
    width: 132,
    grow: 0.5,
    value: ({ count }) => count,
    text: ({ count }, { intl }) => intl.formatNumber(count),
  },
  {
    id: 'bytes',
    header: containerFields.bytes,
    align: 'end',
    priority: 2,
    width: 108,
    grow: 0.5,
    value: ({ bytes }) => bytes,
    text: ({ bytes }, { intl }) => formatBytes(intl, bytes),
  },
  modifiedColumn,
  {
    id: 'access',
    header: containerFields.access,
    priority: 2,
    width: 164,
    grow: 0.5,
    value: (container) => knownAccess(container) ?? null,
    text: (container, { intl }) => {
      const isPublic = knownAccess(container)
      return isPublic === undefined ? '' : intl.formatMessage(containerMessages[isPublic ? 'public' : 'private'])
    },
    cell: ({ name }) => <AccessSwitch name={name} />,
  },
]
