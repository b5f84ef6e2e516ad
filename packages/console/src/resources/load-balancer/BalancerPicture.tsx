import type { BalancedMember, LoadBalancer } from '@meridian/contract'
import { upCount } from '@meridian/contract'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../ui/classes.ts'
import { BalancingStatus } from './BalancingStatus.tsx'
import { policyText, restText, targetText } from './l7-words.ts'
import { loadBalancerMessages as messages, treePhrases } from './load-balancer.messages.ts'
import { placeText } from './members-form.ts'
import type { BalancerTree } from './PartForm.tsx'
import { ADDRESS, moreOf, pictureOf, restOf, type PictureColumn, type PictureNode } from './picture-layout.ts'

/** Left and width of each column, in hundredths of the picture. */
const COLUMNS: Readonly<Record<PictureColumn, readonly [left: number, width: number]>> = {
  0: [0, 10],
  1: [13, 16],
  2: [32, 22],
  3: [57, 13],
  4: [73, 27],
}
const NARROWEST = 'min-w-[58rem]'

interface PictureProps {
  balancer: LoadBalancer
  tree: BalancerTree
}

/** The way of a visitor from the address to the members, with what each part does now; the tables below have the same. */
export function BalancerPicture({ balancer, tree }: PictureProps) {
  const intl = useIntl()
  const { nodes, edges, height, members } = pictureOf(tree)
  const at = (id: string) => nodes.get(id)
  const { listeners, pools } = tree
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
    <div className="overflow-x-auto p-4" role="region" tabIndex={0} aria-label={intl.formatMessage(messages.picture)}>
      <div className={cx('relative', NARROWEST)} style={{ height }}>
        <svg
          aria-hidden
          className="absolute inset-0 size-full"
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
        >
          {edges.map(({ from, to, fails }) => (
            <path
              key={`${from} ${to}`}
              d={curve(at(from), at(to))}
              vectorEffect="non-scaling-stroke"
              className={cx('fill-none', fails ? 'stroke-bad' : 'stroke-line-field')}
              strokeWidth="1.5"
              strokeDasharray={fails ? '5 4' : undefined}
            />
          ))}
        </svg>
        <Box node={at(ADDRESS)} strong>
          <code className="font-mono text-sm">{balancer.vip_address}</code>
          <span className="text-xs text-ink-3">{intl.formatMessage(messages.vip)}</span>
        </Box>
        {listeners.map((listener) => (
          <Box key={listener.id} node={at(listener.id)}>
            <span className="flex items-baseline justify-between gap-2">
              <strong className="min-w-0 truncate font-semibold">{listenerText(intl, listener)}</strong>
              <small className="shrink-0 text-xs">
                <BalancingStatus of={listener} />
              </small>
            </span>
            <span className="min-w-0 truncate text-xs text-ink-3">{listener.name}</span>
          </Box>
        ))}
        {listeners.flatMap(({ id, policies, default_pool_id: pool }) => [
          ...policies.map((policy) => (
            <Box key={policy.id} node={at(policy.id)} dashed={policy.action !== 'REDIRECT_TO_POOL'}>
              <span className="flex items-baseline gap-2" title={policyText(intl, policy)}>
                <span className="text-xs text-ink-3">{intl.formatNumber(policy.position)}</span>
                <span className="min-w-0 truncate">{policyText(intl, policy)}</span>
                {policy.action !== 'REDIRECT_TO_POOL' && (
                  <span className="min-w-0 truncate text-xs text-ink-3">{targetText(intl, policy, pools)}</span>
                )}
              </span>
            </Box>
          )),
          ...(pool === null
            ? []
            : [
                <Box key={restOf(id)} node={at(restOf(id))}>
                  <span className="min-w-0 truncate">{restText(intl, policies)}</span>
                </Box>,
              ]),
        ])}
        {pools.map((pool) => (
          <Box key={pool.id} node={at(pool.id)}>
            <strong className="min-w-0 truncate font-semibold">{pool.name || pool.id}</strong>
            <span className="text-xs">
              {intl.formatMessage(treePhrases.up, { up: upCount(pool.members), all: pool.members.length })}
            </span>
            <small className="text-xs">
              <BalancingStatus of={pool} />
            </small>
          </Box>
        ))}
        {pools.flatMap((pool) => [
          ...(members.get(pool.id) ?? []).map((member) => (
            <MemberBox key={member.id} member={member} node={at(member.id)} />
          )),
          <Box key={moreOf(pool.id)} node={at(moreOf(pool.id))} dashed>
            {intl.formatMessage(treePhrases.more, {
              count: pool.members.length - (members.get(pool.id)?.length ?? 0),
            })}
          </Box>,
        ])}
      </div>
    </div>
  )
}

const MemberBox = ({ member, node }: { member: BalancedMember; node: PictureNode | undefined }) => (
  <Box node={node} dashed={member.backup} bad={member.operating_status === 'ERROR'}>
    <span className="flex items-baseline justify-between gap-2" title={placeText(member)}>
      <span className="min-w-0 truncate">
        {member.name && <strong className="me-2 font-semibold">{member.name}</strong>}
        <code className="font-mono text-xs text-ink-2">{placeText(member)}</code>
      </span>
      <small className="shrink-0 text-xs">
        <BalancingStatus of={member} />
      </small>
    </span>
  </Box>
)

export const listenerText = (
  intl: ReturnType<typeof useIntl>,
  { protocol, protocol_port: port }: { protocol: string; protocol_port: number },
): string =>
  // What visitors speak: that it ends here is Octavia's business.
  intl.formatMessage(treePhrases.listener, {
    protocol: protocol === 'TERMINATED_HTTPS' ? 'HTTPS' : protocol,
    port: String(port),
  })

interface BoxProps {
  node: PictureNode | undefined
  strong?: boolean
  dashed?: boolean
  bad?: boolean
  children: ReactNode
}

function Box({ node, strong, dashed, bad, children }: BoxProps) {
  if (!node) return null
  const [left, width] = COLUMNS[node.column]
  return (
    <div
      className={cx(
        'absolute grid content-center gap-0.5 overflow-hidden rounded-md border px-2.5 text-sm',
        bad ? 'border-bad bg-bad-soft' : strong ? 'border-accent bg-surface' : 'border-line-field bg-surface',
        dashed && 'border-dashed',
      )}
      style={{ left: `${left}%`, width: `${width}%`, top: node.top, height: node.height }}
    >
      {children}
    </div>
  )
}

/** From the right side of a node to the left side of another. */
function curve(from: PictureNode | undefined, to: PictureNode | undefined): string {
  if (!from || !to) return ''
  const [left, width] = COLUMNS[from.column]
  const [x1, x2] = [left + width, COLUMNS[to.column][0]]
  const [y1, y2] = [from, to].map(({ top, height }) => top + height / 2)
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
