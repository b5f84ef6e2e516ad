import type { Trunk } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { paths } from '../../paths.ts'
import { createTrunk, deleteAnyTrunks, deleteTrunks, editAnyTrunk, editTrunk } from './trunk.actions.ts'
import { isBuilding, trunkColumns, trunkLabel } from './trunk.columns.tsx'
import { trunkFacets } from './trunk.facets.ts'
import { trunkMessages } from './trunk.messages.ts'
import { trunkManifest } from './trunk.manifest.ts'
import { trunkQueries } from './trunk.queries.ts'
import { TrunkOverview } from './TrunkOverview.tsx'

const CreateTrunk = lazy(async () => ({ default: (await import('./form/CreateTrunk.tsx')).CreateTrunk }))
const EditTrunk = lazy(async () => ({ default: (await import('./form/EditTrunk.tsx')).EditTrunk }))

export const trunk = defineResource<Trunk>({
  ...trunkManifest,
  messages: trunkMessages,
  label: trunkLabel,
  isTransitional: isBuilding,
  policyTarget: ({ project_id: project }) => ({ project_id: project, tenant_id: project }),
  list: trunkQueries.list,
  load: trunkQueries.one,
  redirectIfMissing: paths.trunks(),
  columns: trunkColumns,
  defaultSort: 'name',
  facets: trunkFacets,
  actions: [createTrunk, editTrunk, editAnyTrunk, deleteTrunks, deleteAnyTrunks],
  find: {
    ask: (_text, scope) => [trunkQueries.list({}, scope)],
    words: ({ port_id: port, description }) => [port, description],
  },
  tabs: [{ id: 'overview', label: trunkMessages.overview, render: (item) => <TrunkOverview trunk={item} /> }],
  modals: {
    'create-trunk': { panel: (tools) => <CreateTrunk tools={tools} /> },
    'edit-trunk': { item: (item, tools) => <EditTrunk trunk={item} tools={tools} /> },
  },
})
