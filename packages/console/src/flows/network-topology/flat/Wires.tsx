import type { DrawMode } from './draw-mode.ts'
import { type Wire, networkColour } from './flat-layout.ts'

interface WiresProps {
  wires: readonly Wire[]
  mode: DrawMode
  orderOf: (networkId: string) => number
  nameOf: (networkId: string) => string
}

/** Room for an address over its wire, on each side of the tile. */
const LABEL_PX = { before: 80, after: 74 }

/** The lines from a device to its networks, in their colours, with its addresses there. Where one ends, there is a dot. */
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
      {/* Above the bars, which lie above the lines: those that only pass do so behind. */}
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

const isShort = (ip: string) => !ip.includes(':')

/** What stands on a wire: its first IPv4 address, or whatever there is, and how many more. */
export function addressLabel(ips: readonly string[]): string {
  const first = ips.find(isShort) ?? ips[0] ?? ''
  return ips.length > 1 ? `${first} +${ips.length - 1}` : first
}
