import { addressLabel } from '../model/address-label.ts'
import type { DrawMode } from './draw-mode.ts'
import { type Wire, networkColour } from './flat-layout.ts'

interface WiresProps {
  wires: readonly Wire[]
  mode: DrawMode
  orderOf: (networkId: string) => number
  nameOf: (networkId: string) => string
}

/** Space for an address above its wire, on each side of the tile. */
const LABEL_PX = { before: 80, after: 74 }

/** The wires from a device to its networks, in their colours, with its addresses. Each ends in a dot. */
export function Wires({ wires, mode, orderOf, nameOf }: WiresProps) {
  return (
    <>
      <svg
        aria-hidden
        className="pointer-events-none absolute top-0 overflow-visible"
        style={{ left: 0 }}
        width="1"
        height="1"
      >
        {wires.map(({ id, from, to, y, port }) => (
          <line
            key={id}
            x1={from}
            x2={to}
            y1={y}
            y2={y}
            className={networkColour(orderOf(port.networkId)).wire}
            strokeWidth={mode === 'normal' ? 2.5 : 2}
            strokeDasharray={port.status === 'ACTIVE' ? undefined : '4 4'}
          />
        ))}
      </svg>
      {/* Above the bars, which cover the lines: a wire that crosses a bar passes behind it. */}
      <svg
        aria-hidden
        className="pointer-events-none absolute top-0 z-2 overflow-visible"
        style={{ left: 0 }}
        width="1"
        height="1"
      >
        {wires.map(({ id, to, y }) => (
          <circle key={id} cx={to} cy={y} r={mode === 'normal' ? 3.5 : 2.5} className="fill-surface" />
        ))}
      </svg>
      {mode === 'normal' &&
        wires.map(({ id, from, to, y, port: { ips, networkId } }) => {
          if (ips.length === 0) return null
          const isBefore = from > to
          const width = isBefore ? LABEL_PX.before : LABEL_PX.after
          return (
            <span
              key={id}
              title={ips.join(', ')}
              className="absolute truncate text-xs text-ink-2"
              style={{ left: isBefore ? from - width - 2 : from + 4, top: y - 17, width }}
            >
              <span className="sr-only">{nameOf(networkId)} </span>
              {addressLabel(ips)}
            </span>
          )
        })}
    </>
  )
}
