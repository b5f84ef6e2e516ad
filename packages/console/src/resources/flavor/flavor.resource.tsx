import type { FlavorDetails as Flavor } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { createFlavor, deleteFlavors, flavorMetadata, modifyAccess } from './flavor.actions.ts'
import { flavorColumns, flavorLabel } from './flavor.columns.tsx'
import { flavorFacets } from './flavor.facets.ts'
import { flavorMessages } from './flavor.messages.ts'
import { flavorManifest } from './flavor.manifest.ts'
import { flavorQueries } from './flavor.queries.ts'
import { FlavorOverview } from './FlavorOverview.tsx'

const CreateFlavor = lazy(async () => ({ default: (await import('./form/CreateFlavor.tsx')).CreateFlavor }))
const ModifyAccess = lazy(async () => ({ default: (await import('./form/ModifyAccess.tsx')).ModifyAccess }))

export const flavor = defineResource<Flavor>({
  ...flavorManifest,
  messages: flavorMessages,
  label: flavorLabel,
  isTransitional: () => false,
  policyTarget: () => ({}),
  list: flavorQueries.list,
  load: flavorQueries.one,
  columns: flavorColumns,
  defaultSort: 'ram',
  facets: flavorFacets,
  actions: [createFlavor, modifyAccess, flavorMetadata.action, deleteFlavors],
  find: { ask: () => [flavorQueries.list()] },
  tabs: [{ id: 'overview', label: flavorMessages.overview, render: (item) => <FlavorOverview flavor={item} /> }],
  modals: {
    'create-flavor': { panel: (tools) => <CreateFlavor tools={tools} /> },
    'modify-flavor-access': { item: (item, tools) => <ModifyAccess flavor={item} tools={tools} /> },
    ...flavorMetadata.modals,
  },
})
