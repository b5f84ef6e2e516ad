import { queryClient } from '../../api/query.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import type { Column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { formatBytes } from '../../framework/text/bytes.ts'
import { words } from '../../framework/text/common.messages.ts'
import { paths } from '../../paths.ts'
import { nameLinkClass } from '../../ui/link-class.ts'
import { AccessSwitch } from './AccessSwitch.tsx'
import { containerActions } from './container.actions.ts'
import { containerManifest as manifest } from './container.manifest.ts'
import { containerFields, containerMessages } from './container.messages.ts'
import { containerQueries, type Container } from './container.queries.ts'
import { ContainerOverview } from './ContainerOverview.tsx'

const toObjects = ({ name }: Container) => paths.objects(name)

/** The access of a container that a row has loaded; undefined for others. */
const knownAccess = ({ name }: Container): boolean | undefined =>
  queryClient.getQueryData<Container>(containerQueries.one(name).queryKey)?.details?.is_public

const columns: Column<Container>[] = [
  {
    id: 'name',
    header: words.name,
    priority: 1,
    width: 132,
    grow: 4,
    value: ({ name }) => name,
    cell: (item) => (
      <AppLink to={toObjects(item)} className={nameLinkClass}>
        <bdi>{item.name}</bdi>
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
    format: 'number',
  },
  {
    id: 'bytes',
    header: words.size,
    align: 'end',
    priority: 2,
    width: 108,
    grow: 0.5,
    value: ({ bytes }) => bytes,
    text: ({ bytes }, { intl }) => formatBytes(intl, bytes),
  },
  {
    id: 'modified',
    header: containerFields.modified,
    width: 176,
    value: (item) => item.last_modified,
    format: 'moment',
  },
  {
    id: 'access',
    header: containerFields.access,
    priority: 2,
    width: 164,
    grow: 0.5,
    value: (item) => knownAccess(item) ?? null,
    text: (item, { intl }) => {
      const isPublic = knownAccess(item)
      return isPublic === undefined ? '' : intl.formatMessage(isPublic ? words.public : containerMessages.private)
    },
    cell: ({ name }) => <AccessSwitch name={name} />,
  },
]

export const container = defineResource<Container>(manifest, {
  emptyHint: containerMessages.emptyHint,
  policyTarget: () => ({}),
  list: containerQueries.list,
  load: containerQueries.one,
  opens: toObjects,
  find: { ask: (text) => [containerQueries.list({ prefix: text })], to: toObjects },
  columns,
  facets: [{ id: 'prefix', label: containerFields.prefix, on: 'server' }],
  actions: containerActions,
  overview: (item) => <ContainerOverview container={item} />,
})
