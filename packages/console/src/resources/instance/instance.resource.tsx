import { isServerTransitional, serverEndpoints, type Server } from '@meridian/contract'
import { Suspense } from 'react'
import { fetchPageOf, inPages } from '../../api/pages.ts'
import { keyOf, query, type ListQuery } from '../../api/query.ts'
import type { Query } from '../../api/client.ts'
import type { Facet } from '../../framework/resource/column.ts'
import { defineResource } from '../../framework/resource/define-resource.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { statusWords } from './instance-state.messages.ts'
import { countServers, instanceSearch, projectsOf } from './instance-find.ts'
import { faultText, isMeasured } from './instance-text.ts'
import { instanceActions, instanceButtons, instanceGroups } from './instance.actions.ts'
import { InstanceHeadline, instanceColumns } from './instance.columns.tsx'
import { instanceManifest } from './instance.manifest.ts'
import { instanceFields, instanceMessages } from './instance.messages.ts'
import { offeredBy } from './power.actions.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { reachersTab } from '../../services/reach/reachers-tab.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'

const ActionLogTab = lazyPart(async () => (await import('./details/ActionLogTab.tsx')).ActionLogTab)
const ConsoleTab = lazyPart(async () => (await import('./details/ConsoleTab.tsx')).ConsoleTab)
const InterfacesTab = lazyPart(async () => (await import('./details/InterfacesTab.tsx')).InterfacesTab)
const MetricsTab = lazyPart(async () => (await import('./details/MetricsTab.tsx')).MetricsTab)
const DiagnosticsTab = lazyPart(async () => (await import('./details/DiagnosticsTab.tsx')).DiagnosticsTab)
const LogTab = lazyPart(async () => (await import('./details/LogTab.tsx')).LogTab)
const ErrorBand = lazyPart(async () => (await import('./details/ErrorBand.tsx')).ErrorBand)
const InstanceSummary = lazyPart(async () => (await import('./details/InstanceSummary.tsx')).InstanceSummary)
const InstanceOverview = lazyPart(async () => (await import('./details/InstanceOverview.tsx')).InstanceOverview)

/** Tested in the page: not every Nova lets every user filter by these, and Nova ignores unknown filters. */
const inPage = (read: (server: Server) => string | null | undefined): Facet<Server>['on'] => ({
  test: (server, value) => read(server)?.toLowerCase() === value.toLowerCase(),
})

const facets: Facet<Server>[] = [
  { id: 'name', label: typeNames.instanceName, on: 'server' },
  { id: 'id', label: instanceFields.id, on: inPage(({ id }) => id) },
  {
    id: 'status',
    label: words.status,
    on: 'server',
    options: Object.entries(statusWords).map(([value, label]) => ({ value, label })),
  },
  { id: 'ip', label: instanceFields.ipv4, on: 'server' },
  { id: 'ip6', label: instanceFields.ipv6, on: 'server' },
  { id: 'image', label: instanceFields.imageId, on: 'server' },
  { id: 'image_name', label: typeNames.imageName, on: inPage((server) => server.image_name) },
  { id: 'flavor', label: instanceFields.flavorId, on: 'server' },
  { id: 'flavor_name', label: moreWords.flavorName, on: inPage(({ flavor }) => flavor.name) },
  { id: 'vcpus', label: words.vcpus, numeric: true, on: inPage(({ flavor }) => String(flavor.vcpus)) },
  { id: 'key_name', label: typeNames.keyPairName, on: inPage((server) => server.key_name) },
  {
    id: 'availability_zone',
    label: words.availabilityZone,
    on: inPage((server) => server['OS-EXT-AZ:availability_zone']),
  },
  { id: 'tags', label: words.tags, on: 'server' },
  { id: 'changes-since', label: instanceFields.changesSince, on: 'server' },
  {
    id: 'project',
    label: words.projectName,
    scopes: ['admin'],
    on: {
      test: ({ tenant_id: project }, value, { projectName }) =>
        projectName(project).toLowerCase() === value.toLowerCase(),
    },
  },
  { id: 'project_id', label: words.projectId, scopes: ['admin'], on: 'server' },
  { id: 'host', label: instanceFields.hostName, scopes: ['admin'], on: 'server' },
]

/** Adds the images of servers that boot from a volume, which Nova does not know; undefined if none does. */
const imagesOf = (servers: readonly Server[], projects: Readonly<Query>) =>
  servers.some(({ image }) => image === '')
    ? import('./boot-image.ts').then(({ bootImagesOf }) => bootImagesOf(servers, projects))
    : undefined

const withImage = async (server: Server): Promise<Server> => (await imagesOf([server], {}))?.(server) ?? server

function serverPages(filters: Readonly<Query>, projects: Readonly<Query>): ListQuery<Server> {
  const whole = { ...filters, ...projects, paginate: true }
  // Not the key of the plain list, whose servers have no image of their volumes.
  return inPages([...keyOf(serverEndpoints.serverList, { query: whole }), 'joined'], async (...window) => {
    const page = await fetchPageOf<Server>(serverEndpoints.serverList, whole, ...window)
    return { ...page, later: imagesOf(page.items, projects) }
  })
}

export const instance = defineResource<Server>(instanceManifest, {
  list: {
    emptyHint: instanceMessages.emptyHint,
    band: (server) =>
      server.status === 'ERROR' && (
        <Suspense fallback={<div className="h-7" />}>
          <ErrorBand server={server} />
        </Suspense>
      ),
    // Newest first, as the table's default sort has them, so that rows do not move while pages arrive.
    query: (filters, scope) => serverPages(filters, projectsOf(scope)),
    total: async (scope) => (scope === 'project' ? countServers() : null),
    defaultSort: '-created',
    facets,
  },
  isTransitional: isServerTransitional,
  problems: (server, { intl }) => {
    const fault = faultText(intl, server)
    return fault === null ? [] : [fault]
  },
  policyTarget: ({ tenant_id: project, user_id: user }) => ({ project_id: project, tenant_id: project, user_id: user }),
  load: (id) => {
    const { queryKey, queryFn } = query(serverEndpoints.serverView, { params: { id } })
    return { queryKey, queryFn: async (context) => withImage(await queryFn(context)) }
  },
  find: instanceSearch,
  columns: instanceColumns,
  actions: instanceActions,
  work: { groups: instanceGroups },
  details: {
    buttons: instanceButtons,
    headline: (server) => <InstanceHeadline server={server} />,
    summary: (server) => <InstanceSummary server={server} />,
    overview: (server) => <InstanceOverview server={server} />,
    tabs: [
      {
        id: 'metrics',
        label: instanceMessages.metrics,
        offered: isMeasured,
        render: (server) => <MetricsTab server={server} />,
      },
      { id: 'interfaces', label: typeNames.interfaces, render: (server) => <InterfacesTab server={server} /> },
      reachersTab('instance', ({ tenant_id: project }) => project),
      { id: 'log', label: instanceMessages.log, render: (server) => <LogTab server={server} /> },
      {
        id: 'console',
        label: moreWords.console,
        isOf: ({ status }) => status !== 'ERROR',
        render: (server) => <ConsoleTab server={server} />,
      },
      {
        id: 'diagnostics',
        label: instanceMessages.diagnostics,
        policy: offeredBy('diagnostics').policy,
        render: (server) => <DiagnosticsTab server={server} />,
      },
      { id: 'audit', label: instanceMessages.actionLog, render: (server) => <ActionLogTab server={server} /> },
    ],
  },
})
