import {
  capacityOf,
  flavorEndpoints,
  migrationEndpoints,
  resourceProviderEndpoints,
  serverEndpoints,
  type Allocation,
  type Inventory,
  type ResourceProvider,
} from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/client.ts'
import { ifFound } from '../../api/joined.ts'
import { query } from '../../api/query.ts'
import { usePartAction } from '../../framework/actions/apply-result.ts'
import { batchAction } from '../../framework/actions/batch-action.ts'
import { mapWithLimit } from '../../framework/actions/join-names.ts'
import { UsageCell } from '../../framework/charts/UsageCell.tsx'
import { ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { ListCard } from '../../framework/loading/PartsTable.tsx'
import { BATCH_AT_ONCE } from '../../framework/loading/timers.ts'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { fitFor, roomOf } from '../../services/compute/room.ts'
import { Card } from '../../ui/Card.tsx'
import { Status } from '../../ui/Status.tsx'
import { Button } from '../../ui/buttons.tsx'
import { deleteAllocation, hostCardMessages as messages } from './host-cards.messages.ts'
import { isOrphan } from './host-placement.ts'
import { serversOn } from './host-servers.ts'
import { hypervisorManifest } from './hypervisor.manifest.ts'
import type { Hypervisor } from './hypervisor.queries.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

const providerOf = (id: string) => query(resourceProviderEndpoints.resourceProviderView, { params: { id } })

/** What Placement knows of a host: capacity, what still fits, traits, and who takes what. */
export function HostPlacement({ hypervisor }: { hypervisor: Hypervisor }) {
  const { formatMessage } = useIntl()
  return (
    <div className="grid gap-4">
      <Loaded query={providerOf(hypervisor.id)} failed={formatMessage(messages.placementFailed)}>
        {(provider) => (
          <>
            <Inventories provider={provider} />
            <Fits hypervisor={hypervisor} provider={provider} />
            <Card title={formatMessage(messages.traits)}>
              <ul className="flex flex-wrap gap-1.5">
                {provider.traits?.map((trait) => (
                  <li key={trait} className="rounded-sm border border-line bg-sunken px-1.5 font-mono text-sm">
                    {trait}
                  </li>
                ))}
              </ul>
            </Card>
          </>
        )}
      </Loaded>
      <Allocations hypervisor={hypervisor} />
    </div>
  )
}

function Inventories({ provider: { inventories, usages, uuid } }: { provider: ResourceProvider }) {
  const intl = useIntl()
  return (
    <ListCard
      title={messages.inventories}
      failed={messages.placementFailed}
      empty={messages.noAllocations}
      query={{
        queryKey: ['inventories', uuid, inventories, usages],
        queryFn: () => Promise.resolve(Object.entries(inventories).map(([id, inventory]) => ({ id, ...inventory }))),
      }}
      columns={{
        name: words.name,
        used: moreWords.used,
        total: messages.total,
        ratio: messages.ratio,
        reserved: moreWords.reserved,
      }}
      cells={(inventory) => inventoryCells(intl, inventory, usages[inventory.id] ?? 0)}
    />
  )
}

const inventoryCells = (
  intl: IntlShape,
  { id, total, reserved, allocation_ratio: ratio }: Inventory & { id: string },
  used: number,
) => ({
  name: <code className="font-mono text-sm">{id}</code>,
  used: <UsageCell used={used} max={capacityOf({ total, reserved, allocation_ratio: ratio, max_unit: total })} />,
  total: intl.formatNumber(total),
  ratio: intl.formatNumber(ratio),
  reserved: intl.formatNumber(reserved),
})

function Fits({ hypervisor, provider }: { hypervisor: Hypervisor; provider: ResourceProvider }) {
  const intl = useIntl()
  return (
    <ListCard
      title={moreWords.roomByFlavor}
      failed={messages.placementFailed}
      empty={messages.noAllocations}
      query={query(flavorEndpoints.flavorList, { query: { get_extras: 'true' } })}
      columns={{ flavor: typeNames.flavor, count: moreWords.moreFit, by: moreWords.runsOutFirst }}
      cells={(flavor) => {
        const { count, by } = fitFor(flavor, roomOf(hypervisor, [provider], []))
        return { flavor: flavor.name, count: intl.formatNumber(count), by }
      }}
    />
  )
}

interface Consumer extends Allocation {
  id: string
  /** No instance and no migration has this id. */
  orphaned: boolean
}

const removal = batchAction<Consumer>('delete-allocation', undefined, {
  danger: true,
  messages: deleteAllocation,
  perform: async ({ consumer }, send) => {
    // It may have become one meanwhile.
    if (await isServer(consumer))
      throw new ApiError(consumer, { reason: 'refused', endpoint: 'GET /api/nova/servers/' })
    await send(resourceProviderEndpoints.resourceAllocationDelete, { params: { consumer } })
  },
})

/** An instance on another host owns all of its allocations, and would lose those that it needs. */
const isServer = async (id: string): Promise<boolean> =>
  (await ifFound(call(serverEndpoints.serverView, { params: { id } }))) !== null

function Allocations({ hypervisor: { id, service } }: { hypervisor: Hypervisor }) {
  const intl = useIntl()
  const client = useQueryClient()
  const mayRepair = usePolicies()([['compute', 'context_is_admin']]) === true
  const whole = { type: hypervisorManifest.type, id }
  const remove = usePartAction<Consumer>({ action: removal, label: ({ consumer }) => consumer, whole })
  const list = query(resourceProviderEndpoints.resourceAllocationList, { params: { id } })
  const queryKey = [...list.queryKey, 'with servers']
  const repairButton = (item: Consumer) => (
    <Button
      size="small"
      aria-label={`${intl.formatMessage(deleteAllocation.one)}: ${item.consumer}`}
      onClick={() => void remove(item).then(() => client.invalidateQueries({ queryKey: list.queryKey }))}
    >
      <Trash2 aria-hidden />
      {intl.formatMessage(deleteAllocation.one)}
    </Button>
  )
  return (
    <ListCard
      title={messages.allocations}
      failed={messages.placementFailed}
      empty={messages.noAllocations}
      query={{
        queryKey,
        queryFn: async (context): Promise<Consumer[]> => {
          const [{ items }, servers, migrations] = await Promise.all([
            list.queryFn(context),
            serversOn(service.host).queryFn({ ...context, queryKey: ['servers of a host', service.host] }),
            call(migrationEndpoints.migrationList, { query: { host: service.host } }, { signal: context.signal }),
          ])
          return mapWithLimit(items, BATCH_AT_ONCE, async (item) => ({
            ...item,
            id: item.consumer,
            orphaned: isOrphan(item.consumer, servers.items, migrations.items) && !(await isServer(item.consumer)),
          }))
        },
      }}
      columns={{ consumer: moreWords.consumer, resources: moreWords.used, repair: words.actions }}
      cells={(item) => ({
        ...allocationCells(intl, item),
        repair: item.orphaned && mayRepair && repairButton(item),
      })}
    />
  )
}

const allocationCells = (intl: IntlShape, { consumer, resources, orphaned }: Consumer) => ({
  consumer: orphaned ? (
    <>
      <code className="font-mono text-sm">{consumer}</code>{' '}
      <Status tone="warn">{intl.formatMessage(messages.orphaned)}</Status>
    </>
  ) : (
    <ResourceLink type="OS::Nova::Server" id={consumer} name={consumer} />
  ),
  resources: Object.entries(resources)
    .map(([name, amount]) => `${name} ${intl.formatNumber(amount)}`)
    .join(' · '),
})
