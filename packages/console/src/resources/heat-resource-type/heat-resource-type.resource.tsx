import { resourceTypeEndpoints, type HeatResourceType } from '@meridian/contract'
import { queriesOf } from '../../api/lists.ts'
import { column } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { nameColumn } from '../../framework/table/common-columns.tsx'
import { words, typeNames } from '../../framework/text/common.messages.ts'
import { heatResourceTypeManifest as manifest } from './heat-resource-type.manifest.ts'
import { resourceTypeMessages as messages } from './heat-resource-type.messages.ts'
import { lazyPart } from '../../ui/lazy-part.ts'

const ResourceTypeSchema = lazyPart(async () => (await import('./ResourceTypeTabs.tsx')).ResourceTypeSchema)
const ResourceTypeTemplate = lazyPart(async () => (await import('./ResourceTypeTabs.tsx')).ResourceTypeTemplate)

const queries = queriesOf('resourceType', resourceTypeEndpoints)

export const heatResourceType = defineResource<HeatResourceType>(manifest, {
  list: { emptyHint: messages.emptyHint, query: () => queries.list() },
  load: queries.one,
  columns: [
    nameColumn(manifest, { header: words.type, search: true }),
    // OS::Nova::Server is Nova's.
    column('service', typeNames.service, ({ id }) => id.split('::')[1] ?? '', { search: true, width: 120 }),
    column('description', words.description, ({ description }) => description ?? '', {
      priority: 2,
      width: 200,
      grow: 6,
    }),
  ],
  details: {
    overview: ({ id }) => <ResourceTypeSchema id={id} />,
    tabs: [{ id: 'template', label: messages.template, render: ({ id }) => <ResourceTypeTemplate id={id} /> }],
  },
})
