import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { networkFields } from '../../../resources/network/network.messages.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { Popover } from '../../../ui/popups/Popover.tsx'
import { Status } from '../../../ui/Status.tsx'
import type { TopologyModel, TopologyNode } from '../model/topology-model.ts'
import { kindWord, statusWord, toneOf } from '../node-words.ts'
import { BalloonActions } from './BalloonActions.tsx'
import { BalloonParts } from './BalloonParts.tsx'
import type { Deletable } from './deletions.ts'
import { useDelete } from './use-delete.ts'

export interface BalloonProps {
  /** What it is about; it keeps showing that while it fades out. */
  node: TopologyNode
  model: TopologyModel
  open: boolean
  anchor: Element | null
  onClose: () => void
  /** Folds a network's servers into it, or out again; absent where the view knows no folding. */
  folding?: { folded: boolean; toggle: () => void }
}

/** What a node is, and what can be done with it. */
export function Balloon({ node, model, open, anchor, onClose, folding }: BalloonProps) {
  const intl = useIntl()
  const deleteThing = useDelete()
  const next = useRef<Deletable>(null)
  // The question comes when focus is back on the node: that is where it returns to.
  const ask = (thing: Deletable) => {
    next.current = thing
    onClose()
  }
  const closed = () => {
    if (next.current) void deleteThing(next.current)
    next.current = null
  }
  return (
    <Popover
      open={open}
      anchor={anchor}
      onClose={onClose}
      onClosed={closed}
      title={node.name}
      beside={
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-3">
          {kindWord(intl, node)}
          <Status tone={toneOf(node)}>{statusWord(intl, node)}</Status>
        </span>
      }
    >
      <div className="grid grid-cols-1 gap-3 px-4 py-3">
        <div className="grid grid-cols-1 gap-0.5">
          <span className="text-sm text-ink-3">{intl.formatMessage(networkFields.id)}</span>
          <span className="flex items-center gap-1">
            <code className="min-w-0 truncate font-mono text-sm">{node.id}</code>
            <CopyButton value={node.id} />
          </span>
        </div>
        <BalloonParts node={node} model={model} onDelete={ask} />
      </div>
      <BalloonActions node={node} onDelete={ask} onClose={onClose} folding={folding} />
    </Popover>
  )
}
