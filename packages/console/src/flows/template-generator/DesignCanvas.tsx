import { CircleDot, Waypoints } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { topologyMessages } from '../../resources/stack/stack-details.messages.ts'
import { linksIn } from '../../services/orchestration/hot/edit-hot.ts'
import type { HotTemplate } from '../../services/orchestration/hot/hot-template.ts'
import { glyphOfType } from '../../services/orchestration/type-glyphs.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card } from '../../ui/Card.tsx'
import { Graph, type GraphHandle } from '../../ui/graph/Graph.tsx'
import type { GraphLink, GraphNode } from '../../ui/graph/graph.ts'
import { generatorMessages as messages } from './template-generator.messages.ts'
import { TYPE_FORMAT, TypePalette } from './TypePalette.tsx'
import type { Generator, Part } from './use-generator.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

interface DesignCanvasProps {
  generator: Generator
  chosen: Part | null
  onChoose: (part: Part | null) => void
  /** Adds a resource and returns its name. */
  onAdd: (type: string) => string
  onLink: (from: string, to: string) => void
}

const RADIUS = 22
const LABEL_UNITS = 18

/** The resources as a graph; an arrow leads from a resource to what it uses. */
function toGraph(template: HotTemplate, wrong: ReadonlySet<string>): { nodes: GraphNode[]; links: GraphLink[] } {
  const pairs = new Set(linksIn(template).map(({ from, to }) => JSON.stringify([from, to])))
  return {
    nodes: [...template.resources.values()].map(({ name, type = '' }) => ({
      id: name,
      label: name.length > LABEL_UNITS ? `${name.slice(0, LABEL_UNITS - 1)}…` : name,
      radius: RADIUS,
      glyph: glyphOfType(type),
      state: wrong.has(name) ? 'failed' : 'active',
    })),
    links: [...pairs].map((pair) => {
      const [from = '', to = ''] = JSON.parse(pair) as string[] // written above
      return { id: pair, from, to }
    }),
  }
}

export function DesignCanvas({ generator, chosen, onChoose, onAdd, onLink }: DesignCanvasProps) {
  const { formatMessage } = useIntl()
  const graph = useRef<GraphHandle>(null)
  const [linking, setLinking] = useState(false)
  const { template, problems, isBroken } = generator
  const wrong = useMemo(() => new Set(problems.flatMap(({ resource }) => resource ?? [])), [problems])
  const drawn = useMemo(() => toGraph(template, wrong), [template, wrong])
  const marked = chosen?.section === 'resources' ? chosen.name : null
  const drop = (type: string, point: { x: number; y: number }) => {
    const name = onAdd(type)
    // The graph has it after the next render.
    requestAnimationFrame(() => requestAnimationFrame(() => graph.current?.place(name, point)))
  }
  return (
    <Card
      flush
      title={formatMessage(messages.design)}
      actions={
        <div className="flex gap-1">
          <Button
            size="small"
            variant={linking ? 'default' : 'quiet'}
            aria-pressed={linking}
            title={formatMessage(messages.drawLinksHint)}
            icon={<Waypoints aria-hidden />}
            onClick={() => setLinking(!linking)}
          >
            <span className="max-sm:sr-only">{formatMessage(messages.drawLinks)}</span>
          </Button>
          <Button size="small" variant="quiet" icon={<CircleDot aria-hidden />} onClick={() => graph.current?.center()}>
            <span className="max-sm:sr-only">{formatMessage(topologyMessages.center)}</span>
          </Button>
        </div>
      }
    >
      <div className="grid lg:h-105 lg:grid-cols-[14rem_1fr]">
        <TypePalette generator={generator} onAdd={onAdd} />
        <div
          className="relative h-80 min-h-0 lg:h-full"
          onDragOver={(event) => {
            if (!isBroken && event.dataTransfer.types.includes(TYPE_FORMAT)) event.preventDefault()
          }}
          onDrop={(event) => {
            const type = event.dataTransfer.getData(TYPE_FORMAT)
            if (type === '') return
            event.preventDefault()
            drop(type, { x: event.clientX, y: event.clientY })
          }}
        >
          <Graph
            ref={graph}
            label={formatMessage(messages.canvas)}
            texts={{ zoomIn: formatMessage(moreWords.zoomIn), zoomOut: formatMessage(moreWords.zoomOut) }}
            nodes={drawn.nodes}
            links={drawn.links}
            labels
            arrows
            linking={linking}
            lit={marked}
            marked={marked}
            onPress={(id) => onChoose(id === null ? null : { section: 'resources', name: id })}
            onMove={() => {}}
            onLink={isBroken ? undefined : onLink}
          />
          {drawn.nodes.length === 0 && (
            <p className="pointer-events-none absolute inset-0 grid place-items-center p-6 text-center text-ink-3">
              {formatMessage(messages.drop)}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}
