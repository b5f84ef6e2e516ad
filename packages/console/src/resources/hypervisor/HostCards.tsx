import {
  aggregateEndpoints,
  cinderInfoEndpoints,
  computeServiceEndpoints,
  migrationEndpoints,
  networkAgentEndpoints,
  type Aggregate,
  type Migration,
} from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { orNull } from '../../api/joined.ts'
import { query } from '../../api/query.ts'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { statusNames, typeNames, words } from '../../framework/text/common.messages.ts'
import { formatAge } from '../../framework/text/dates.ts'
import { Status } from '../../ui/Status.tsx'
import { hostCardMessages as messages } from './host-cards.messages.ts'
import { hypervisorFields } from './hypervisor.messages.ts'
import type { Hypervisor } from './hypervisor.queries.ts'

/** What belongs to a host besides its capacity. */
export function HostCards({ hypervisor: { service } }: { hypervisor: Hypervisor }) {
  return (
    <div className="grid gap-4">
      <HostServices host={service.host} />
      <HostAggregates host={service.host} />
      <HostFailures host={service.host} />
    </div>
  )
}

interface HostService {
  id: string
  name: string
  up: boolean
  updated: string | null
}

/** The services and agents of all OpenStack services on a host; those of a service that fails are left out. */
async function servicesOn(host: string, signal: AbortSignal): Promise<HostService[]> {
  const [compute, volume, network] = await Promise.all([
    orNull(call(computeServiceEndpoints.computeServiceList, {}, { signal })),
    orNull(call(cinderInfoEndpoints.cinderServices, {}, { signal })),
    orNull(call(networkAgentEndpoints.networkAgentList, { query: { host } }, { signal })),
  ])
  const named = (each: { binary: string; state: string; updated_at: string | null }): HostService => ({
    id: each.binary,
    name: each.binary,
    up: each.state === 'up',
    updated: each.updated_at,
  })
  return [
    ...(compute?.items ?? []).filter((each) => each.host === host).map(named),
    // The host of a volume service has its backend after an @.
    ...(volume?.items ?? []).filter((each) => each.host.split('@')[0] === host).map(named),
    ...(network?.items ?? [])
      .filter((each) => each.host === host)
      .map(({ id, agent_type: name, alive: up, heartbeat_timestamp: updated }) => ({ id, name, up, updated })),
  ]
}

function HostServices({ host }: { host: string }) {
  const intl = useIntl()
  return (
    <ListCard
      title={messages.services}
      failed={messages.servicesFailed}
      empty={messages.noServices}
      query={{ queryKey: ['services of a host', host], queryFn: ({ signal }) => servicesOn(host, signal) }}
      columns={{ name: words.name, state: hypervisorFields.state, updated: hypervisorFields.updated }}
      cells={(service) => serviceCells(intl, service)}
    />
  )
}

const serviceCells = (intl: IntlShape, { name, up, updated }: HostService) => ({
  name,
  state: <Status tone={up ? 'ok' : 'bad'}>{intl.formatMessage(up ? statusNames.up : statusNames.down)}</Status>,
  updated: updated && formatAge(intl, updated),
})

interface HostAggregate extends Pick<Aggregate, 'name' | 'availability_zone' | 'metadata'> {
  id: string
}

function HostAggregates({ host }: { host: string }) {
  const list = query(aggregateEndpoints.aggregateList)
  return (
    <ListCard
      title={typeNames.hostAggregates}
      failed={messages.aggregatesFailed}
      empty={messages.noAggregates}
      query={{
        queryKey: [...list.queryKey, 'of a host', host],
        queryFn: async (context) =>
          (await list.queryFn(context)).items
            .filter(({ hosts }) => hosts.includes(host))
            .map((aggregate) => ({ ...aggregate, id: String(aggregate.id) })),
      }}
      columns={{ name: words.name, zone: words.availabilityZone, metadata: words.metadata }}
      cells={aggregateCells}
    />
  )
}

const aggregateCells = ({ id, name, availability_zone: zone, metadata }: HostAggregate) => ({
  name: <ResourceLink type="OS::Nova::HostAggregate" id={id} name={name} />,
  zone,
  metadata: Object.entries(metadata)
    .map(([key, value]) => `${key} = ${value}`)
    .join(', '),
})

const SHOWN_FAILURES = 10

/** The newest migrations from or to the host that failed. */
function HostFailures({ host }: { host: string }) {
  const intl = useIntl()
  const list = query(migrationEndpoints.migrationList, { query: { host } })
  return (
    <ListCard
      title={messages.failures}
      failed={messages.servicesFailed}
      empty={messages.noFailures}
      query={{
        queryKey: [...list.queryKey, 'failed'],
        queryFn: async (context) =>
          (await list.queryFn(context)).items
            .filter(({ status }) => status === 'error' || status === 'failed')
            .slice(0, SHOWN_FAILURES)
            .map((migration) => ({ ...migration, id: String(migration.id) })),
      }}
      columns={{ instance: typeNames.instances, type: words.type, created: words.created }}
      cells={(migration) => failureCells(intl, migration)}
    />
  )
}

const failureCells = (intl: IntlShape, migration: Omit<Migration, 'id'>) => ({
  instance: <ResourceLink type="OS::Nova::Server" id={migration.instance_uuid} name={migration.instance_uuid} />,
  type: migration.migration_type,
  created: formatAge(intl, migration.created_at),
})
