import { useMemo, useRef } from 'react'
import { useIntl } from 'react-intl'
import { useWidth } from '../../../framework/table/use-width.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import type { TopologyModel } from '../model/topology-model.ts'
import { topologyMessages as messages } from '../network-topology.messages.ts'
import { summary } from '../node-words.ts'
import { useDrawMode } from '../topology-preferences.ts'
import type { OpenNode } from '../use-open-node.ts'
import { DeviceTile } from './DeviceTile.tsx'
import { drawModeFor, SIZES } from './draw-mode.ts'
import { flatLayout } from './flat-layout.ts'
import { LooseDevices } from './LooseDevices.tsx'
import { NetworkColumn } from './NetworkColumn.tsx'

/** Above the bars, for the names of the networks. */
const HEAD_PX = 72
/** Around everything. */
const EDGE_PX = 20

/** Networks as bars side by side, with routers and servers hung onto them. */
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
      {/* A drawing goes one way in every language. */}
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
