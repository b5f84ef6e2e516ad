import { isServerChanging, type Server } from '@meridian/contract'
import { lazy } from 'react'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { metadata } from './dialog.actions.ts'
import { findInstances } from './find-instances.ts'
import { instanceActions } from './instance.actions.ts'
import { instanceColumns } from './instance.columns.tsx'
import { instanceFacets } from './instance.facets.ts'
import { instanceLabel } from './instance-label.ts'
import { instanceMessages } from './instance.messages.ts'
import { instanceModals } from './instance-modals.tsx'
import { instanceManifest } from './instance.manifest.ts'
import { instanceQueries } from './instance.queries.ts'
import { faultText } from './overview/fault-advice.ts'

const ActionLogTab = lazy(async () => ({ default: (await import('./action-log/ActionLogTab.tsx')).ActionLogTab }))
const ConsoleTab = lazy(async () => ({ default: (await import('./console/ConsoleTab.tsx')).ConsoleTab }))
const InterfacesTab = lazy(async () => ({ default: (await import('./interfaces/InterfacesTab.tsx')).InterfacesTab }))
const LogTab = lazy(async () => ({ default: (await import('./log/LogTab.tsx')).LogTab }))
const InstanceOverview = lazy(async () => ({
  default: (await import('./overview/InstanceOverview.tsx')).InstanceOverview,
}))

export const instance = defineResource<Server>({
  ...instanceManifest,
  messages: instanceMessages,
  label: instanceLabel,
  isTransitional: isServerChanging,
  problems: (server, { intl }) => {
    const fault = faultText(intl, server)
    return fault === null ? [] : [fault]
  },
  policyTarget: ({ tenant_id: project, user_id: user }) => ({ project_id: project, tenant_id: project, user_id: user }),
  list: instanceQueries.list,
  load: instanceQueries.one,
  columns: instanceColumns,
  defaultSort: '-created',
  facets: instanceFacets,
  actions: instanceActions,
  find: findInstances,
  tabs: [
    { id: 'overview', label: instanceMessages.overview, render: (server) => <InstanceOverview server={server} /> },
    { id: 'interfaces', label: instanceMessages.interfaces, render: (server) => <InterfacesTab server={server} /> },
    { id: 'log', label: instanceMessages.log, render: (server) => <LogTab server={server} /> },
    { id: 'console', label: instanceMessages.console, render: (server) => <ConsoleTab server={server} /> },
    { id: 'audit', label: instanceMessages.actionLog, render: (server) => <ActionLogTab server={server} /> },
  ],
  modals: { ...instanceModals, ...metadata.modals },
})
