import { shortName } from '../model/short-name.ts'
import type { OpenNode } from '../use-open-node.ts'
import { DeviceButton } from './DeviceButton.tsx'
import type { DrawMode } from './draw-mode.ts'
import type { PlacedDevice } from './flat-layout.ts'
import { Wires } from './Wires.tsx'

interface DeviceTileProps {
  placed: PlacedDevice
  mode: DrawMode
  orderOf: (networkId: string) => number
  nameOf: (networkId: string) => string
  opened: OpenNode
}

/** A device in its place, with the wires to its networks. */
export function DeviceTile({ placed: { device, box, wires }, mode, orderOf, nameOf, opened }: DeviceTileProps) {
  return (
    <li>
      <Wires wires={wires} mode={mode} orderOf={orderOf} nameOf={nameOf} />
      <DeviceButton
        device={device}
        mode={mode}
        opened={opened}
        className="pointer-events-auto absolute"
        style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
      />
      {mode === 'small' && (
        <span
          aria-hidden
          className="absolute text-center text-xs whitespace-nowrap text-ink-2"
          style={{ left: box.x - NAME_PX / 2 + box.width / 2, top: box.y + box.height + 2, width: NAME_PX }}
        >
          {shortName(device.name)}
        </span>
      )}
    </li>
  )
}

/** Room for a name under a small tile. */
const NAME_PX = 90
