import { ChevronsUpDown, CircleDot, Tags } from 'lucide-react'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Card } from '../../../ui/Card.tsx'
import { Button } from '../../../ui/buttons.tsx'
import { Graph, type GraphHandle } from '../../../ui/graph/Graph.tsx'
import { useCookieSwitch } from '../flat/draw-mode.ts'
import type { TopologyModel } from '../model/topology-model.ts'
import { topologyMessages as messages } from '../network-topology.messages.ts'
import { summary } from '../node-words.tsx'
import type { OpenNode } from '../use-topology.ts'
import { NodeList, type Folding } from './NodeList.tsx'
import { toGraph } from './to-graph.ts'

interface GraphViewProps {
  model: TopologyModel
  folding: Folding
  opened: OpenNode
}

/** The same as a graph that lays itself out, with a list of all its nodes. */
export function GraphView({ model, folding, opened }: GraphViewProps) {
  const intl = useIntl()
  const say = (message: keyof typeof messages) => intl.formatMessage(messages[message])
  const graph = useRef<GraphHandle>(null)
  const [labels, setLabels] = useCookieSwitch('show_labels', true)
  const [lit, setLit] = useState<string | null>(null)
  const { shown } = folding
  const { nodes, links } = useMemo(() => toGraph(shown), [shown])
  const { toggle } = opened
  const open = useCallback((id: string, anchor: Element) => toggle(id, anchor), [toggle])
  const press = (id: string | null, anchor: HTMLElement) => {
    const node = id !== null && nodes.find((each) => each.id === id)
    if (!node || node.state === 'loading') return opened.close()
    toggle(node.id, anchor)
  }
  return (
    <Card
      flush
      title={summary(intl, model)}
      actions={
        <div className="flex justify-end gap-1 sm:flex-wrap">
          <Button
            size="small"
            variant={labels ? 'default' : 'quiet'}
            aria-pressed={labels}
            icon={<Tags aria-hidden />}
            onClick={() => setLabels(!labels)}
          >
            <span className="max-sm:sr-only">{say('toggleLabels')}</span>
          </Button>
          <Button
            size="small"
            variant={folding.all ? 'default' : 'quiet'}
            aria-pressed={folding.all}
            icon={<ChevronsUpDown aria-hidden />}
            onClick={folding.toggleAll}
          >
            <span className="max-sm:sr-only">{say('toggleCollapse')}</span>
          </Button>
          <Button size="small" variant="quiet" icon={<CircleDot aria-hidden />} onClick={() => graph.current?.center()}>
            <span className="max-sm:sr-only">{say('center')}</span>
          </Button>
        </div>
      }
    >
      <div className="grid lg:h-[calc(100dvh-16rem)] lg:min-h-125 lg:grid-cols-[1fr_17rem]">
        <div className="max-h-72 min-h-0 overflow-auto max-lg:border-b lg:order-1 lg:max-h-none lg:border-s border-line">
          <NodeList shown={shown} openId={opened.id} onOpen={open} onLight={setLit} />
        </div>
        <div className="min-h-0 max-lg:h-110">
          <Graph
            ref={graph}
            label={say('canvas')}
            texts={{ zoomIn: say('zoomIn'), zoomOut: say('zoomOut') }}
            nodes={nodes}
            links={links}
            labels={labels}
            lit={lit}
            marked={opened.id}
            onPress={press}
            onMove={opened.close}
          />
        </div>
      </div>
    </Card>
  )
}
