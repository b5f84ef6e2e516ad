import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { createContainer, deleteContainer, viewContainer } from './container.actions.ts'
import { containerColumns } from './container.columns.tsx'
import { containerFacets } from './container.facets.ts'
import { containerMessages } from './container.messages.ts'
import { containerManifest } from './container.manifest.ts'
import { containerQueries, type Container } from './container.queries.ts'
import { ContainerOverview } from './ContainerOverview.tsx'

const CreateContainer = lazy(async () => ({ default: (await import('./form/CreateContainer.tsx')).CreateContainer }))

const toObjects = ({ name }: Container) => paths.objects(name)

export const container = defineResource<Container>({
  ...containerManifest,
  messages: containerMessages,
  label: ({ name }) => name,
  isTransitional: () => false,
  policyTarget: () => ({}),
  list: containerQueries.list,
  load: containerQueries.one,
  opens: toObjects,
  columns: containerColumns,
  defaultSort: 'name',
  facets: containerFacets,
  actions: [createContainer, viewContainer, deleteContainer],
  find: { ask: (text) => [containerQueries.list({ prefix: text })], to: toObjects },
  tabs: [
    { id: 'overview', label: containerMessages.overview, render: (item) => <ContainerOverview container={item} /> },
  ],
  modals: { 'create-container': { panel: (tools) => <CreateContainer tools={tools} /> } },
})
