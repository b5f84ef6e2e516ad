import { createElement } from 'react'
import type { TopologyNode } from './model/topology-model.ts'
import { iconOf } from './node-words.ts'

/** What kind of thing a node is; words near it say the same. */
export const NodeIcon = ({ node, className }: { node: TopologyNode; className: string }) =>
  createElement(iconOf(node), { 'aria-hidden': true, className })
