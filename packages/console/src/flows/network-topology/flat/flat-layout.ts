import { compareText } from '../../../framework/text/wording.ts'
import type { TopologyDevice, TopologyModel, TopologyPort } from '../model/topology-model.ts'
import { SIZES, type DrawMode } from './draw-mode.ts'

/** In px; a column starts at the centre of its network's bar. */
const MEASURES = {
  normal: { tileX: 96, tileWidth: 88, tileHeight: 72, line: 22, gap: 20, top: 24 },
  small: { tileX: 33, tileWidth: 34, tileHeight: 34, line: 10, gap: 30, top: 20 },
} as const

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A line from a device to a network's bar. */
export interface Wire {
  id: string
  from: number
  to: number
  y: number
  port: TopologyPort
}

export interface PlacedDevice {
  device: TopologyDevice
  box: Box
  wires: readonly Wire[]
}

export interface FlatLayout {
  /** One per network, in order: the position of its bar, and the devices attached to it. */
  columns: readonly { networkId: string; x: number; devices: readonly PlacedDevice[] }[]
  /** Devices without a network, which have no position. */
  loose: readonly TopologyDevice[]
  width: number
  height: number
}

/**
 * Networks side by side as bars; a device is attached to the first of its networks, and its wires reach the others.
 * These wires cross the columns between, so nothing else is placed there.
 */
export function flatLayout({ networks, devices }: TopologyModel, mode: DrawMode): FlatLayout {
  const { tileX, tileWidth, tileHeight, line, gap, top } = MEASURES[mode]
  const { width, minHeight } = SIZES[mode]
  const columnOf = new Map(networks.map(({ id }, index) => [id, index]))
  /** The lowest used position of each column. */
  const taken = Array.from<number>({ length: networks.length }).fill(top)

  const placed = byReach(devices, columnOf).map(({ device, first, last }): PlacedDevice & { first: number } => {
    const crossed = taken.slice(first, Math.max(first + 1, last))
    const sides = sidesOf(device, columnOf, first)
    const lines = Math.max(sides.start.length, sides.end.length, 1)
    const height = Math.max(tileHeight, (lines + 1) * line)
    const box = { x: first * width + tileX, y: Math.max(...crossed), width: tileWidth, height }
    taken.fill(box.y + height + gap, first, first + crossed.length)
    const wireOf = (side: 'start' | 'end') => (port: TopologyPort, index: number) => ({
      id: port.id,
      from: side === 'start' ? box.x : box.x + box.width,
      to: (columnOf.get(port.networkId) ?? 0) * width,
      y: box.y + ((index + 1) * height) / (sides[side].length + 1),
      port,
    })
    return { device, box, first, wires: [...sides.start.map(wireOf('start')), ...sides.end.map(wireOf('end'))] }
  })

  return {
    columns: networks.map(({ id }, index) => ({
      networkId: id,
      x: index * width,
      devices: placed.filter(({ first }) => first === index),
    })),
    loose: devices.filter(({ ports }) => ports.length === 0).toSorted(byName),
    width: networks.length * width,
    height: Math.max(minHeight, ...taken),
  }
}

const byName = (one: TopologyDevice, other: TopologyDevice) => compareText(one.name, other.name)

/** Devices with long wires first: they are at the top, and the rest fills in below. */
function byReach(devices: readonly TopologyDevice[], columnOf: ReadonlyMap<string, number>) {
  return devices
    .filter(({ ports }) => ports.length > 0)
    .map((device) => {
      const columns = device.ports.map(({ networkId }) => columnOf.get(networkId) ?? 0)
      return { device, first: Math.min(...columns), last: Math.max(...columns) }
    })
    .toSorted((one, other) => rank(one) - rank(other) || byName(one.device, other.device))
}

const rank = ({ device, first, last }: { device: TopologyDevice; first: number; last: number }) =>
  (device.kind === 'router' ? 0 : 1000) - Math.min(999, last - first)

/** Its first network is before it, all others after. */
function sidesOf({ ports }: TopologyDevice, columnOf: ReadonlyMap<string, number>, first: number) {
  const isBefore = ({ networkId }: TopologyPort) => columnOf.get(networkId) === first
  return { start: ports.filter(isBefore), end: ports.filter((port) => !isBefore(port)) }
}

/** The classes of a network's bar and wires, by index: neighbours always differ. */
const COLOURS = [
  { bar: 'bg-chart-1', wire: 'stroke-chart-1' },
  { bar: 'bg-chart-2', wire: 'stroke-chart-2' },
  { bar: 'bg-chart-3', wire: 'stroke-chart-3' },
  { bar: 'bg-chart-4', wire: 'stroke-chart-4' },
  { bar: 'bg-chart-5', wire: 'stroke-chart-5' },
  { bar: 'bg-chart-6', wire: 'stroke-chart-6' },
] as const

export const networkColour = (order: number) => COLOURS[order % COLOURS.length] ?? COLOURS[0]
