import { Ellipsis } from 'lucide-react'
import { useIntl } from 'react-intl'
import { AppLink } from '../../../framework/link/AppLink.tsx'
import { paths } from '../../../paths.ts'
import { networkManifest } from '../../../resources/network/network.manifest.ts'
import { IconButton } from '../../../ui/buttons.tsx'
import { cx, nameLinkClass } from '../../../ui/classes.ts'
import type { TopologyNetwork } from '../model/topology-model.ts'
import { topologyPhrases } from '../network-topology.messages.ts'
import { NodeIcon, nodeLabel } from '../node-words.tsx'
import type { OpenNode } from '../use-topology.ts'
import type { DrawMode } from './draw-mode.ts'
import { networkColour } from './flat-layout.ts'

interface NetworkColumnProps {
  network: TopologyNetwork
  /** Its index among the networks. */
  order: number
  mode: DrawMode
  at: { x: number; y: number; width: number; height: number }
  opened: OpenNode
}

const BAR_PX = { normal: 12, small: 8 }

/** A network: its bar, with its name and addresses above. */
export function NetworkColumn({ network, order, mode, at, opened }: NetworkColumnProps) {
  const intl = useIntl()
  const { id, name, url, subnets, state } = network
  const page = url === null ? null : paths.details(networkManifest.type, id)
  const bar = BAR_PX[mode]
  const barClass = cx('absolute z-1 rounded-md', networkColour(order).bar, state !== 'active' && 'opacity-50')
  const barManifest = { left: at.x - bar / 2, top: at.y, width: bar, height: at.height }
  const cidrs = subnets.map(({ cidr }) => cidr)
  return (
    <>
      <div
        className={cx(
          'pointer-events-auto absolute top-3 flex gap-1',
          mode === 'small' && 'flex-col items-start gap-0',
        )}
        style={{ left: at.x - bar / 2, width: at.width - 12 }}
      >
        <div className={cx('min-w-0', mode === 'small' ? 'max-w-full' : 'flex-1')}>
          <p className="flex items-center gap-1.5" title={nodeLabel(intl, network)}>
            {mode === 'normal' && <NodeIcon node={network} className="size-4 shrink-0 text-ink-3" />}
            {page ? (
              <AppLink to={page} className={cx(nameLinkClass, 'truncate', mode === 'small' && 'text-sm')}>
                {name}
              </AppLink>
            ) : (
              <span className={cx('truncate font-medium', mode === 'small' && 'text-sm')}>{name}</span>
            )}
          </p>
          {mode === 'normal' && (
            <p className="truncate font-mono text-xs text-ink-3" title={cidrs.join(', ')}>
              {cidrs.join(', ')}
            </p>
          )}
        </div>
        <IconButton
          size="small"
          className={mode === 'small' ? '-ms-1.5' : undefined}
          label={intl.formatMessage(topologyPhrases.more, { name })}
          icon={<Ellipsis aria-hidden />}
          disabled={state === 'loading'}
          aria-expanded={opened.id === id}
          onClick={({ currentTarget }) => opened.toggle(id, currentTarget)}
        />
      </div>
      {page ? (
        // Keyboard users have the same link in the name above.
        <AppLink
          to={page}
          tabIndex={-1}
          aria-hidden
          title={name}
          className={cx(barClass, 'pointer-events-auto transition-[filter] hover:brightness-110')}
          style={barManifest}
        />
      ) : (
        <span aria-hidden className={barClass} style={barManifest} />
      )}
    </>
  )
}
