import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Tabs } from '../../ui/Tabs.tsx'
import { Balloon } from './balloon/Balloon.tsx'
import { FlatView } from './flat/FlatView.tsx'
import { GraphView } from './graph/GraphView.tsx'
import { useFolding } from './graph/NodeList.tsx'
import { nodesOf, type TopologyModel, type TopologyNode } from './model/topology-model.ts'
import { networkTopologyManifest } from '../pages.manifest.ts'
import { topologyMessages as messages } from './network-topology.messages.ts'
import { useOpenNode } from './use-topology.ts'

interface TopologyViewsProps {
  model: TopologyModel
  tab: string
  onTab: (tab: string) => void
}

/** The two drawings of the same networks, and the balloon of the open node. */
export function TopologyViews({ model, tab, onTab }: TopologyViewsProps) {
  const { formatMessage } = useIntl()
  const opened = useOpenNode()
  const folding = useFolding(model)
  const node = nodesOf(tab === 'graph' ? folding.shown : model).find(({ id }) => id === opened.id)
  // A node that is being built or deleted, or is gone, has no balloon.
  const isOpen = node !== undefined && node.state !== 'loading'
  const [last, setLast] = useState<TopologyNode>()
  if (isOpen && node !== last) setLast(node)
  const about = isOpen ? node : last
  const views = {
    topology: <FlatView model={model} opened={opened} />,
    graph: <GraphView model={model} folding={folding} opened={opened} />,
  }
  return (
    <>
      <Tabs
        label={formatMessage(networkTopologyManifest.title)}
        value={tab}
        onChange={(next) => {
          opened.close()
          onTab(next)
        }}
        items={[
          { id: 'topology', label: formatMessage(messages.flat), content: () => views.topology },
          { id: 'graph', label: formatMessage(messages.graph), content: () => views.graph },
        ]}
      />
      {about && (
        <Balloon
          node={about}
          model={model}
          open={isOpen}
          anchor={opened.anchor}
          onClose={opened.close}
          folding={
            tab === 'graph' ? { folded: folding.isFolded(about.id), toggle: () => folding.toggle(about.id) } : undefined
          }
        />
      )}
    </>
  )
}
