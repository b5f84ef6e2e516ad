import {
  cinderInfoEndpoints,
  computeServiceEndpoints,
  networkAgentEndpoints,
  type HeatService,
} from '@meridian/contract'
import { useIntl } from 'react-intl'
import { AppLink, ResourceLink } from '../../framework/link/AppLink.tsx'
import { column, type Column } from '../../framework/resource/column.ts'
import { statusNames, words, typeNames } from '../../framework/text/common.messages.ts'
import { formatAge } from '../../framework/text/dates.ts'
import { Status } from '../../ui/Status.tsx'
import { linkClass } from '../../ui/classes.ts'
import { networkAgentManifest } from '../../resources/network-agent/network-agent.manifest.ts'
import { FilteredTable } from './FilteredTable.tsx'
import { actionsColumn, type ServiceChanges } from './ServiceActions.tsx'
import { ofAgent, ofService, SERVICE_RULES, STATES, type AgentRow, type ServiceRow } from './states.ts'
import { systemInfoFields as fields, systemInfoMessages as messages } from './system-info.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const L3_AGENT = 'L3 agent'

function columnsOf<T extends ServiceRow>(): Record<
  'name' | 'host' | 'zone' | 'status' | 'state' | 'updated',
  Column<T>
> {
  return {
    name: column('name', words.name, ({ name }) => name, { width: 150 }),
    host: column('host', words.host, ({ host }) => host, { width: 150 }),
    zone: column('zone', fields.zone, ({ zone }) => zone, { width: 100 }),
    status: column(
      'status',
      words.status,
      ({ enabled }, { intl }) => intl.formatMessage(enabled ? words.enabled : statusNames.disabled),
      {
        width: 110,
        cell: ({ enabled, reason }, { intl }) => (
          <>
            <Status tone={enabled ? 'ok' : 'off'}>
              {intl.formatMessage(enabled ? words.enabled : statusNames.disabled)}
            </Status>
            {reason && <span className="block text-sm text-ink-3">{reason}</span>}
          </>
        ),
      },
    ),
    state: column(
      'state',
      fields.state,
      ({ up }, { intl }) => intl.formatMessage(up ? statusNames.up : statusNames.down),
      {
        width: 90,
        cell: ({ up }, { intl }) => (
          <Status tone={up ? 'ok' : 'bad'}>{intl.formatMessage(up ? statusNames.up : statusNames.down)}</Status>
        ),
      },
    ),
    updated: column('updated', fields.lastUpdated, ({ updated }) => updated, {
      width: 130,
      text: ({ updated }, { intl }) => (updated ? formatAge(intl, updated) : ''),
    }),
  }
}

const statusOf = (enabled: boolean) => (enabled ? 'enabled' : 'disabled')

const COMPUTE: ServiceChanges = {
  of: 'compute',
  update: SERVICE_RULES['update-compute'],
  set: ({ id }, enabled, send) =>
    send(computeServiceEndpoints.computeServiceUpdate, { params: { id }, body: { status: statusOf(enabled) } }),
  removal: {
    policy: SERVICE_RULES['delete-compute'],
    remove: ({ id }, send) => send(computeServiceEndpoints.computeServiceDelete, { params: { id } }),
  },
}

const VOLUME: ServiceChanges = {
  of: 'volume',
  update: SERVICE_RULES['update-volume'],
  set: ({ name: binary, host }, enabled, send) =>
    send(cinderInfoEndpoints.cinderServiceUpdate, { params: { host, binary }, body: { status: statusOf(enabled) } }),
}

const NETWORK: ServiceChanges = {
  of: 'network',
  update: SERVICE_RULES['update-network'],
  set: ({ id }, enabled, send) =>
    send(networkAgentEndpoints.networkAgentUpdate, { params: { id }, body: { admin_state_up: enabled } }),
  removal: {
    policy: SERVICE_RULES['delete-network'],
    remove: ({ id }, send) => send(networkAgentEndpoints.networkAgentDelete, { params: { id } }),
  },
}

const serviceColumns: readonly Column<ServiceRow>[] = Object.values(columnsOf<ServiceRow>())
const computeColumns = [...serviceColumns, actionsColumn(COMPUTE)]
const volumeColumns = [...serviceColumns, actionsColumn(VOLUME)]

export function ComputeServices() {
  const { formatMessage } = useIntl()
  return (
    <FilteredTable
      title={formatMessage(messages.compute)}
      query={STATES.compute}
      rows={({ items }) => items.map(ofService)}
      columns={computeColumns}
    />
  )
}

export function VolumeServices() {
  const { formatMessage } = useIntl()
  return (
    <FilteredTable
      title={formatMessage(messages.volume)}
      query={STATES.volume}
      rows={({ items }) => items.map(ofService)}
      columns={volumeColumns}
    />
  )
}

const agentColumns: readonly Column<AgentRow>[] = [
  column('type', words.type, ({ type }) => type, {
    width: 150,
    cell: ({ id, type }, { intl }) => (
      <>
        <ResourceLink type={networkAgentManifest.type} id={id} name={type} />
        {type === L3_AGENT && (
          <AppLink to={`/admin/routers?l3_agent_id=${encodeURIComponent(id)}`} className={`${linkClass} ms-2 text-sm`}>
            {intl.formatMessage(messages.viewRouters)}
          </AppLink>
        )}
      </>
    ),
  }),
  ...Object.values(columnsOf<AgentRow>()),
  actionsColumn(NETWORK),
]

export function NetworkAgents() {
  const { formatMessage } = useIntl()
  return (
    <FilteredTable
      title={formatMessage(typeNames.networkAgents)}
      query={STATES.network}
      rows={({ items }) => items.map(ofAgent)}
      columns={agentColumns}
      defaultSort="type"
    />
  )
}

const engineColumns: readonly Column<HeatService>[] = [
  column('hostname', moreWords.hostname, ({ hostname }) => hostname, { width: 140 }),
  column('engine', fields.engineId, ({ engine_id: id }) => id, { width: 220 }),
  column('host', words.host, ({ host }) => host, { width: 120 }),
  column('topic', fields.topic, ({ topic }) => topic, { width: 90 }),
  column('updated', fields.lastUpdated, ({ updated_at: updated }) => updated, {
    width: 130,
    text: ({ updated_at: updated }, { intl }) => (updated ? formatAge(intl, updated) : ''),
  }),
  column(
    'status',
    words.status,
    ({ status }, { intl }) => intl.formatMessage(status === 'up' ? statusNames.up : statusNames.down),
    {
      width: 90,
      cell: ({ status }, { intl }) => (
        <Status tone={status === 'up' ? 'ok' : 'bad'}>
          {intl.formatMessage(status === 'up' ? statusNames.up : statusNames.down)}
        </Status>
      ),
    },
  ),
]

export function OrchestrationServices() {
  const { formatMessage } = useIntl()
  return (
    <FilteredTable
      title={formatMessage(messages.orchestration)}
      query={STATES.orchestration}
      rows={({ items }) => items}
      columns={engineColumns}
      defaultSort="hostname"
    />
  )
}
