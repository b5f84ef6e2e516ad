import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { cx } from '../../../ui/classes.ts'
import { Spinner } from '../../../ui/progress.tsx'
import { floatingOf, lookOf, type TopologyDevice } from '../model/topology-model.ts'
import { NodeIcon, shortName, nodeLabel } from '../node-words.tsx'
import type { OpenNode } from '../use-topology.ts'
import type { DrawMode } from './draw-mode.ts'

interface DeviceButtonProps {
  device: TopologyDevice
  mode: DrawMode
  opened: OpenNode
  className?: string
  style?: CSSProperties
}

/** Each state has its own border, so that it is recognizable without colour. */
const FRAME = {
  active: 'border-line-strong',
  down: 'border-dashed border-line-field text-ink-3',
  loading: 'border-line text-ink-3',
  failed: 'border-2 border-bad text-bad',
}

/** A router or server as a tile that opens its balloon; its accessible name is the full name. */
export function DeviceButton({ device, mode, opened, className, style }: DeviceButtonProps) {
  const intl = useIntl()
  const isLoading = device.state === 'loading'
  const [floating] = floatingOf(device)
  const label = [nodeLabel(intl, device), ...floatingOf(device)].join(', ')
  return (
    <button
      type="button"
      aria-expanded={opened.id === device.id}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      title={label}
      className={cx(
        'grid cursor-pointer place-content-center justify-items-center gap-1 rounded-lg border shadow-near transition-colors hover:border-accent aria-disabled:cursor-default aria-expanded:border-accent',
        device.kind === 'router' ? 'bg-accent-soft' : 'bg-raised',
        FRAME[lookOf(device)],
        className,
      )}
      style={style}
      onClick={({ currentTarget }) => isLoading || opened.toggle(device.id, currentTarget)}
    >
      <span className="sr-only">{label}</span>
      {isLoading ? (
        <Spinner className="size-5 text-busy" />
      ) : (
        <NodeIcon node={device} className={mode === 'normal' ? 'size-5' : 'size-4'} />
      )}
      {mode === 'normal' && (
        <span aria-hidden className="px-1 text-sm font-medium whitespace-nowrap">
          {shortName(device.name)}
        </span>
      )}
      {mode === 'normal' && floating !== undefined && (
        <span aria-hidden className="-mt-1 text-xs whitespace-nowrap text-ink-3">
          {floating}
        </span>
      )}
    </button>
  )
}
