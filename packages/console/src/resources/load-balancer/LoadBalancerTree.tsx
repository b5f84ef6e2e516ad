import {
  loadBalancerEndpoints,
  upCount,
  type BalancedListener,
  type BalancedPool,
  type LoadBalancer,
} from '@meridian/contract'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { BalancingStatus } from './BalancingStatus.tsx'
import { loadBalancerMessages as messages, memberColumns, treePhrases } from './load-balancer.messages.ts'

/** The way of a visitor: listeners, then the pools with their members. Read again with each change of the balancer. */
export function LoadBalancerTree({ balancer }: { balancer: LoadBalancer }) {
  const intl = useIntl()
  const request = { params: { id: balancer.id } }
  const { provisioning_status: change, operating_status: operation, updated_at: at } = balancer
  return (
    <Loaded
      failed={intl.formatMessage(messages.treeFailed)}
      query={{
        queryKey: [...keyOf(loadBalancerEndpoints.loadBalancerTree, request), change, operation, at],
        queryFn: ({ signal }) => call(loadBalancerEndpoints.loadBalancerTree, request, { signal }),
      }}
    >
      {({ listeners, pools }) => (
        <div className="grid gap-4">
          <ListenersCard listeners={listeners} pools={pools} intl={intl} />
          {pools.map((pool) => (
            <PoolCard key={pool.id} pool={pool} listeners={listeners} intl={intl} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

const wayIn = (intl: IntlShape, { protocol, protocol_port: port }: BalancedListener) =>
  intl.formatMessage(treePhrases.listener, { protocol, port: String(port) })

const poolName = ({ name, id }: BalancedPool) => name || id

interface ListenersProps {
  listeners: readonly BalancedListener[]
  pools: readonly BalancedPool[]
  intl: IntlShape
}

function ListenersCard({ listeners, pools, intl }: ListenersProps) {
  const title = intl.formatMessage(messages.listenerCount)
  return (
    <Card title={title} flush>
      <PlainTable
        label={title}
        empty={intl.formatMessage(messages.noListeners)}
        columns={[
          { id: 'wayIn', header: intl.formatMessage(moreWords.protocol) },
          { id: 'name', header: intl.formatMessage(words.name) },
          { id: 'pool', header: intl.formatMessage(memberColumns.pool) },
          { id: 'status', header: intl.formatMessage(words.status) },
        ]}
        rows={listeners.map((listener) => {
          const pool = pools.find(({ id }) => id === listener.default_pool_id)
          return {
            id: listener.id,
            cells: {
              wayIn: <strong className="font-semibold">{wayIn(intl, listener)}</strong>,
              name: listener.name,
              pool: pool && poolName(pool),
              status: <BalancingStatus of={listener} />,
            },
          }
        })}
      />
    </Card>
  )
}

/** A pool with its members and how they are checked. */
function PoolCard({
  pool,
  listeners,
  intl,
}: {
  pool: BalancedPool
  listeners: ListenersProps['listeners']
  intl: IntlShape
}) {
  const title = intl.formatMessage(treePhrases.pool, { name: poolName(pool) })
  const serving = listeners.filter(({ default_pool_id: id }) => id === pool.id).map((one) => wayIn(intl, one))
  const { members } = pool
  return (
    <Card
      title={title}
      flush
      actions={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
          <span>{intl.formatMessage(treePhrases.up, { up: upCount(members), all: members.length })}</span>
          <BalancingStatus of={pool} />
        </span>
      }
    >
      <p className="px-4 py-2 text-sm text-ink-3">
        {serving.length > 0
          ? intl.formatMessage(treePhrases.servedBy, { listeners: intl.formatList(serving) })
          : intl.formatMessage(messages.noPool)}{' '}
        · {monitorText(pool, intl)}
      </p>
      <PlainTable
        label={title}
        empty={intl.formatMessage(messages.noMembers)}
        columns={[
          { id: 'name', header: intl.formatMessage(words.name) },
          { id: 'address', header: intl.formatMessage(moreWords.address) },
          { id: 'weight', header: intl.formatMessage(memberColumns.weight) },
          { id: 'status', header: intl.formatMessage(words.status) },
        ]}
        rows={members.map((member) => ({
          id: member.id,
          cells: {
            name: member.name,
            address: <code className="font-mono text-sm">{placeOf(member)}</code>,
            weight: intl.formatNumber(member.weight),
            status: <BalancingStatus of={member} />,
          },
        }))}
      />
    </Card>
  )
}

const placeOf = ({ address, protocol_port: port }: BalancedPool['members'][number]) =>
  address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`

function monitorText({ monitor }: BalancedPool, intl: IntlShape): string {
  if (!monitor) return intl.formatMessage(messages.notChecked)
  const { type, delay, url_path: path } = monitor
  return path === null
    ? intl.formatMessage(treePhrases.checked, { type, delay })
    : intl.formatMessage(treePhrases.checkedPath, { type, delay, path })
}
