import { useState } from 'react'
import { Graph } from '../../ui/graph/Graph.tsx'
import type { GraphLink, GraphNode } from '../../ui/graph/graph.ts'

export const title = 'Graph'

/** A box, as an SVG path. */
const BOX = 'M3 3h18v18H3z'
const TEXTS = { zoomIn: 'Zoom in', zoomOut: 'Zoom out' }

const node = (id: string, radius: number, state: GraphNode['state'] = 'active'): GraphNode => ({
  id,
  label: id,
  radius,
  glyph: BOX,
  state,
})
const link = (from: string, to: string): GraphLink => ({ id: `${from} ${to}`, from, to })

const STATES = {
  nodes: [node('active', 30), node('down', 25, 'down'), node('loading', 20, 'loading')],
  links: [link('active', 'down'), link('active', 'loading')],
}

const ONE = { nodes: [node('alone', 30)], links: [] }

/** A large project: servers around networks, joined by routers. */
function thousand() {
  const networks = Array.from({ length: 40 }, (_, index) => node(`net-${index}`, 30))
  const routers = Array.from({ length: 10 }, (_, index) => node(`router-${index}`, 25))
  const servers = Array.from({ length: 950 }, (_, index) => node(`vm-${index}`, 20, index % 9 ? 'active' : 'down'))
  return {
    nodes: [...networks, ...routers, ...servers],
    links: [
      ...networks.map(({ id }, index) => link(id, `router-${index % 10}`)),
      ...routers.slice(1).map(({ id }) => link(id, 'net-0')),
      ...servers.flatMap(({ id }, index) => [
        link(id, `net-${index % 40}`),
        ...(index % 7 ? [] : [link(id, `net-${(index + 1) % 40}`)]),
      ]),
    ],
  }
}
const THOUSAND = thousand()

function Shown({ nodes, links }: { nodes: readonly GraphNode[]; links: readonly GraphLink[] }) {
  const [pressed, setPressed] = useState<string | null>(null)
  const [moves, setMoves] = useState(0)
  return (
    <div className="grid gap-2">
      <p role="status">
        Pressed: {pressed ?? 'nothing'}. Moved: {moves > 0 ? 'yes' : 'no'}.
      </p>
      <div className="h-[30rem] border border-line">
        <Graph
          label="A graph"
          texts={TEXTS}
          nodes={nodes}
          links={links}
          labels
          lit={null}
          marked={pressed}
          onPress={(id) => setPressed(id)}
          onMove={() => setMoves((count) => count + 1)}
        />
      </div>
    </div>
  )
}

export const stories = {
  states: () => <Shown {...STATES} />,
  one: () => <Shown {...ONE} />,
  thousand: () => <Shown {...THOUSAND} />,
}
