import { useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useWidth } from '../../../framework/table/column-layout.ts'
import { Card } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import type { TopologyModel, TopologyDevice } from '../model/topology-model.ts'
import { topologyMessages as messages } from '../network-topology.messages.ts'
import { shortName, summary } from '../node-words.tsx'
import type { OpenNode } from '../use-topology.ts'
import { DeviceButton } from './DeviceButton.tsx'
import { NetworkColumn } from './NetworkColumn.tsx'
import { Wires } from './Wires.tsx'
import { useDrawMode, drawModeFor, SIZES, type DrawMode } from './draw-mode.ts'
import { flatLayout, type PlacedDevice } from './flat-layout.ts'

/** Space above the bars, for the names of the networks. */
const HEAD_PX = 72
/** Space around the drawing. */
const EDGE_PX = 20

/** Networks as bars side by side, with routers and servers attached to them. */
export function FlatView({ model, opened }: { model: TopologyModel; opened: OpenNode }) {
  const intl = useIntl()
  const canvas = useRef<HTMLDivElement>(null)
  const canvasWidth = useWidth(canvas)
  const [chosen, choose] = useDrawMode()
  const mode = drawModeFor(chosen, model.networks.length, canvasWidth)
  const layout = useMemo(() => flatLayout(model, mode), [model, mode])
  const orderOf = (id: string) => model.networks.findIndex((network) => network.id === id)
  const nameOf = (id: string) => model.networks[orderOf(id)]?.name ?? id
  const width = layout.width + EDGE_PX
  return (
    <Card
      flush
      title={summary(intl, model)}
      actions={
        <div role="group" aria-label={intl.formatMessage(messages.drawMode)} className="flex gap-1">
          {(['small', 'normal'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              variant={mode === each ? 'default' : 'quiet'}
              aria-pressed={mode === each}
              onClick={() => choose(each)}
            >
              {intl.formatMessage(messages[each])}
            </Button>
          ))}
        </div>
      }
    >
      {/* The drawing has the same direction in every language. */}
      <div ref={canvas} dir="ltr" className="overflow-x-auto">
        {canvasWidth > 0 && (
          <ul className="relative" style={{ width, height: layout.height + HEAD_PX + EDGE_PX }}>
            {layout.columns.map(({ networkId, x, devices }, index) => {
              const network = model.networks[index]
              return (
                network && (
                  <li key={networkId} className="pointer-events-none absolute inset-y-0" style={{ left: EDGE_PX }}>
                    <NetworkColumn
                      network={network}
                      order={index}
                      mode={mode}
                      at={{ x, y: HEAD_PX, height: layout.height, width: SIZES[mode].width }}
                      opened={opened}
                    />
                    {devices.length > 0 && (
                      <ul aria-label={network.name} className="absolute" style={{ left: 0, top: HEAD_PX }}>
                        {devices.map((placed) => (
                          <DeviceTile
                            key={placed.device.id}
                            placed={placed}
                            mode={mode}
                            orderOf={orderOf}
                            nameOf={nameOf}
                            opened={opened}
                          />
                        ))}
                      </ul>
                    )}
                  </li>
                )
              )
            })}
          </ul>
        )}
      </div>
      <LooseDevices devices={layout.loose} opened={opened} />
    </Card>
  )
}

interface DeviceTileProps {
  placed: PlacedDevice
  mode: DrawMode
  orderOf: (networkId: string) => number
  nameOf: (networkId: string) => string
  opened: OpenNode
}

/** A device at its position, with the wires to its networks. */
function DeviceTile({ placed: { device, box, wires }, mode, orderOf, nameOf, opened }: DeviceTileProps) {
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

/** Space for a name below a small tile. */
const NAME_PX = 90

/** Devices without a network, below the drawing. */
function LooseDevices({ devices, opened }: { devices: readonly TopologyDevice[]; opened: OpenNode }) {
  const { formatMessage } = useIntl()
  if (devices.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line px-4 py-3">
      <h3 className="text-sm font-medium text-ink-3">{formatMessage(messages.loose)}</h3>
      <ul className="flex flex-wrap gap-3">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceButton device={device} mode="normal" opened={opened} className="h-18 w-22" />
          </li>
        ))}
      </ul>
    </section>
  )
}
