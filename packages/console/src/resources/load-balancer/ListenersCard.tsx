import type { BalancedListener, BalancedPolicy, BalancedPool } from '@meridian/contract'
import { Pencil, Plus } from 'lucide-react'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { listenerText } from './BalancerPicture.tsx'
import { BalancingStatus } from './BalancingStatus.tsx'
import { policyText, restText, ruleText, targetText } from './l7-words.ts'
import { loadBalancerMessages as messages, treePhrases } from './load-balancer.messages.ts'
import { partMessages } from './part-forms.messages.ts'
import { DeleteButton, ICON, nameOf, PartLink, partPath, type CardProps } from './part-links.tsx'

/** The ways in, each with what it does with a request. */
export function ListenersCard({ balancer, tree: { listeners, pools }, intl, may, deletions }: CardProps) {
  const title = intl.formatMessage(messages.listenerCount)
  return (
    <Card
      title={title}
      flush
      actions={
        may('listener', 'post') && (
          <PartLink
            to={partPath('listener', balancer.id)}
            icon={<Plus aria-hidden className={ICON} />}
            label={partMessages.addListener}
          />
        )
      }
    >
      <PlainTable
        label={title}
        empty={intl.formatMessage(messages.noListeners)}
        columns={[
          { id: 'wayIn', header: intl.formatMessage(moreWords.protocol) },
          { id: 'name', header: intl.formatMessage(words.name) },
          { id: 'rules', header: intl.formatMessage(messages.rules) },
          { id: 'status', header: intl.formatMessage(words.status) },
          { id: 'actions', header: intl.formatMessage(words.actions), hidden: true },
        ]}
        rows={listeners.map((listener) => {
          const of = listenerText(intl, listener)
          return {
            id: listener.id,
            cells: {
              wayIn: <strong className="font-semibold whitespace-nowrap">{of}</strong>,
              name: listener.name,
              rules: <Rules {...{ balancer, listener, pools, intl, may, deletions }} />,
              status: <BalancingStatus of={listener} />,
              actions: (
                <span className="flex justify-end gap-1">
                  {may('l7policy', 'post') && (
                    <PartLink
                      to={partPath('policy', balancer.id, listener.id)}
                      icon={<Plus aria-hidden className={ICON} />}
                      label={partMessages.addPolicy}
                      of={of}
                    />
                  )}
                  {may('listener', 'put') && (
                    <PartLink
                      to={partPath('listener', balancer.id, listener.id)}
                      icon={<Pencil aria-hidden className={ICON} />}
                      label={partMessages.editListener}
                      of={of}
                    />
                  )}
                  {may('listener', 'delete') && (
                    <DeleteButton of={of} onClick={() => void deletions.listener({ id: listener.id, name: of })} />
                  )}
                </span>
              ),
            },
          }
        })}
      />
    </Card>
  )
}

type RulesProps = Omit<CardProps, 'tree'> & { listener: BalancedListener; pools: readonly BalancedPool[] }

/** What a listener does with a request, in the order in which it is tried. */
function Rules({ listener, ...shared }: RulesProps) {
  const { intl, pools } = shared
  const rest = pools.find(({ id }) => id === listener.default_pool_id)
  const restTarget = rest && intl.formatMessage(treePhrases.toPool, { name: nameOf(rest) })
  return (
    <ol className="grid gap-1">
      {listener.policies.map((policy) => (
        <PolicyLine key={policy.id} policy={policy} listener={listener} {...shared} />
      ))}
      {restTarget && (
        <li>
          {restText(intl, listener.policies)} <span className="text-ink-3">{`→ ${restTarget}`}</span>
        </li>
      )}
    </ol>
  )
}

function PolicyLine({
  balancer,
  listener,
  policy,
  pools,
  intl,
  may,
  deletions,
}: RulesProps & { policy: BalancedPolicy }) {
  const of = policy.name || policyText(intl, policy)
  return (
    <li className="grid gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span>
          {`${intl.formatNumber(policy.position)}. ${policyText(intl, policy)}`}{' '}
          <span className="text-ink-3">{`→ ${targetText(intl, policy, pools)}`}</span>
        </span>
        <span className="flex">
          {may('l7rule', 'post') && (
            <PartLink
              to={partPath('rule', balancer.id, policy.id)}
              icon={<Plus aria-hidden className={ICON} />}
              label={partMessages.addRule}
              of={of}
            />
          )}
          {may('l7policy', 'put') && (
            <PartLink
              to={partPath('policy', balancer.id, listener.id, policy.id)}
              icon={<Pencil aria-hidden className={ICON} />}
              label={partMessages.editPolicy}
              of={of}
            />
          )}
          {may('l7policy', 'delete') && (
            <DeleteButton of={of} onClick={() => void deletions.policy({ id: policy.id, name: of })} />
          )}
        </span>
      </span>
      {may('l7rule', 'put') && (
        <ul className="ms-4 text-sm text-ink-3">
          {policy.rules.map((rule) => {
            const text = ruleText(intl, rule)
            return (
              <li key={rule.id} className="flex flex-wrap items-center gap-x-2">
                <AppLink to={partPath('rule', balancer.id, policy.id, rule.id)} className="underline decoration-dotted">
                  {text}
                </AppLink>
                {may('l7rule', 'delete') && (
                  <DeleteButton
                    of={text}
                    onClick={() => void deletions.rule({ id: rule.id, name: text, policy: policy.id })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </li>
  )
}
