import { balancerPartEndpoints, upCount, type BalancedPool, type LoadBalancer } from '@meridian/contract'
import { HeartPulse, Pencil, Plus, Users } from 'lucide-react'
import { useIntl, type IntlShape } from 'react-intl'
import { call } from '../../api/client.ts'
import { keyOf } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { BalancerPicture, listenerText } from './BalancerPicture.tsx'
import { BalancerTraffic } from './BalancerTraffic.tsx'
import { BalancingStatus } from './BalancingStatus.tsx'
import { loadBalancerMessages as messages, memberColumns, treePhrases } from './load-balancer.messages.ts'
import { placeText } from './members-form.ts'
import { memberEditMessages } from './members-form.messages.ts'
import { partMessages } from './part-forms.messages.ts'
import { usePartDeletions } from './use-part-deletions.ts'
import { ListenersCard } from './ListenersCard.tsx'
import { DeleteButton, ICON, nameOf, PartLink, partPath, type CardProps } from './part-links.tsx'

/** What is below a balancer: as a picture, then in tables that are edited. Read again with each change of the balancer. */
export function LoadBalancerTree({ balancer }: { balancer: LoadBalancer }) {
  const intl = useIntl()
  const request = { params: { id: balancer.id } }
  const { provisioning_status: change, operating_status: operation, updated_at: at } = balancer
  return (
    <>
      <BalancerTraffic balancer={balancer} />
      <div className="grid grid-cols-1 gap-4 lg:col-span-2">
        <Loaded
          failed={intl.formatMessage(messages.treeFailed)}
          query={{
            queryKey: [...keyOf(balancerPartEndpoints.loadBalancerTree, request), change, operation, at],
            queryFn: ({ signal }) => call(balancerPartEndpoints.loadBalancerTree, request, { signal }),
          }}
        >
          {(tree) => <Cards balancer={balancer} tree={tree} intl={intl} />}
        </Loaded>
      </div>
    </>
  )
}

function Cards({ balancer, tree, intl }: Pick<CardProps, 'balancer' | 'tree' | 'intl'>) {
  const allows = usePolicies()
  const deletions = usePartDeletions(balancer.id)
  const may = (part: string, operation: string) =>
    allows([['load-balancer', `os_load-balancer_api:${part}:${operation}`]], { project_id: balancer.project_id }) ===
    true
  const shared = { balancer, tree, intl, may, deletions }
  return (
    <>
      {(tree.listeners.length > 0 || tree.pools.length > 0) && (
        <Card title={intl.formatMessage(messages.picture)} flush className="max-sm:hidden">
          <BalancerPicture balancer={balancer} tree={tree} />
        </Card>
      )}
      <ListenersCard {...shared} />
      {tree.pools.map((pool) => (
        <PoolCard key={pool.id} pool={pool} {...shared} />
      ))}
      {may('pool', 'post') && (
        <p>
          <PartLink to={partPath('pool', balancer.id)} icon={<Plus aria-hidden />} label={partMessages.addPool} />
        </p>
      )}
    </>
  )
}

/** A pool with its members and how they are checked. */
function PoolCard({ balancer, pool, tree: { listeners }, intl, may, deletions }: CardProps & { pool: BalancedPool }) {
  const name = nameOf(pool)
  const title = intl.formatMessage(treePhrases.pool, { name })
  const serving = listeners
    .filter(
      ({ default_pool_id: id, policies }) => id === pool.id || policies.some((one) => one.redirect_pool_id === pool.id),
    )
    .map((one) => listenerText(intl, one))
  const { members, monitor } = pool
  const mayChange = may('pool', 'put')
  return (
    <Card
      title={title}
      flush
      actions={
        <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-sm text-ink-2">
          <span>{intl.formatMessage(treePhrases.up, { up: upCount(members), all: members.length })}</span>
          <BalancingStatus of={pool} />
          {may('member', 'put') && (
            <PartLink
              to={partPath('members', balancer.id, pool.id)}
              icon={<Users aria-hidden className={ICON} />}
              label={memberEditMessages.title}
            />
          )}
          <span className="flex">
            {may('healthmonitor', 'post') && (
              <PartLink
                to={partPath('monitor', balancer.id, pool.id)}
                icon={<HeartPulse aria-hidden className={ICON} />}
                label={monitor ? partMessages.editMonitor : partMessages.addMonitor}
                of={name}
              />
            )}
            {mayChange && (
              <PartLink
                to={partPath('pool', balancer.id, pool.id)}
                icon={<Pencil aria-hidden className={ICON} />}
                label={partMessages.editPool}
                of={name}
              />
            )}
            {may('pool', 'delete') && (
              <DeleteButton of={title} onClick={() => void deletions.pool({ id: pool.id, name })} />
            )}
          </span>
        </span>
      }
    >
      <p className="flex flex-wrap items-center gap-x-2 px-4 py-2 text-sm text-ink-3">
        {serving.length > 0
          ? intl.formatMessage(treePhrases.servedBy, { listeners: intl.formatList(serving) })
          : intl.formatMessage(messages.noPool)}{' '}
        · {monitorText(pool, intl)}
        {monitor && may('healthmonitor', 'delete') && (
          <DeleteButton
            of={intl.formatMessage(treePhrases.monitorOf, { name })}
            onClick={() => void deletions.monitor({ id: monitor.id, name })}
          />
        )}
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
            address: <code className="font-mono text-sm">{placeText(member)}</code>,
            weight: intl.formatNumber(member.weight),
            status: <BalancingStatus of={member} />,
          },
        }))}
      />
    </Card>
  )
}

function monitorText({ monitor }: BalancedPool, intl: IntlShape): string {
  if (!monitor) return intl.formatMessage(messages.notChecked)
  const { type, delay, url_path: path } = monitor
  return path === null
    ? intl.formatMessage(treePhrases.checked, { type, delay })
    : intl.formatMessage(treePhrases.checkedPath, { type, delay, path })
}
