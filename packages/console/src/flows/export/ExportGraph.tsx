import { resourceType } from '@meridian/contract'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { glyphOfType } from '../../services/orchestration/type-glyphs.ts'
import { Graph } from '../../ui/graph/Graph.tsx'
import { topologyMessages } from '../network-topology/network-topology.messages.ts'
import { exportMessages as messages } from './export.messages.ts'
import { fullLabel } from './formats/export-format.ts'
import { nodeKey, referencesOfNode, type ExportModel } from './model/export-model.ts'

const RADIUS = 20
const MAX_LABEL = 20

const keep = () => {}

/** What the export has: an arrow leads from a resource to what it uses. The list has the same as text. */
export function ExportGraph({ model }: { model: ExportModel }) {
  const { formatMessage } = useIntl()
  const [lit, setLit] = useState<string | null>(null)
  const { nodes, links } = useMemo(() => toGraph(model), [model])
  return (
    <div className="grid gap-3 sm:h-105 sm:grid-cols-[1fr_16rem]">
      <div className="h-72 rounded-md border border-line sm:h-full">
        <Graph
          label={formatMessage(messages.graphLabel)}
          texts={{ zoomIn: formatMessage(topologyMessages.zoomIn), zoomOut: formatMessage(topologyMessages.zoomOut) }}
          nodes={nodes}
          links={links}
          labels
          lit={lit}
          marked={null}
          arrows
          onPress={setLit}
          onMove={keep}
        />
      </div>
      <ul
        aria-label={formatMessage(messages.resources)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling must be possible by keyboard
        tabIndex={0}
        className="max-h-105 overflow-auto text-sm"
      >
        {model.nodes.map((node) => (
          <li key={nodeKey(node.kind, node.id)} className="py-0.5 font-mono wrap-anywhere">
            {fullLabel(node)}
          </li>
        ))}
      </ul>
    </div>
  )
}

const toGraph = ({ nodes }: ExportModel) => ({
  nodes: nodes.map(({ kind, id, name, label }) => ({
    id: nodeKey(kind, id),
    label: shortened(name || label),
    radius: RADIUS,
    glyph: glyphOfType(resourceType(kind, 'hot')),
    state: 'active' as const,
  })),
  links: nodes.flatMap((node) => {
    const from = nodeKey(node.kind, node.id)
    return [...new Set(referencesOfNode(node))].map((to) => ({ id: `${from} ${to}`, from, to }))
  }),
})

const shortened = (text: string) => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text)
