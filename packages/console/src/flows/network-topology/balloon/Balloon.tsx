import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { useConfirm } from '../../../framework/actions/ConfirmProvider.tsx'
import { applyResult } from '../../../framework/actions/apply-result.ts'
import { runTracked } from '../../../framework/activity/run-tracked.ts'
import { settleBy } from '../../../framework/activity/settle.ts'
import { useRegistry } from '../../../framework/resource/registry.ts'
import { formatText } from '../../../framework/resource/resource-text.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { Status } from '../../../ui/Status.tsx'
import { CopyButton } from '../../../ui/copy.tsx'
import { Popover } from '../../../ui/popups/Popover.tsx'
import type { TopologyModel, TopologyNode } from '../model/topology-model.ts'
import { kindWord, statusWord, toneOf } from '../node-words.tsx'
import { removeDeleted } from '../use-topology.ts'
import { BalloonActions, type BalloonControls } from './BalloonActions.tsx'
import { BalloonParts } from './BalloonParts.tsx'
import { type Deletable, DELETIONS } from './deletions.ts'

export interface BalloonProps extends BalloonControls {
  /** The node; still shown while the balloon fades out. */
  node: TopologyNode
  model: TopologyModel
  open: boolean
  anchor: Element | null
}

/** The details and actions of a node. */
export function Balloon({ node, model, open, anchor, onClose, folding }: BalloonProps) {
  const intl = useIntl()
  const deleteThing = useDelete()
  const next = useRef<Deletable>(null)
  // The confirmation opens after focus has returned to the node, so that it returns there again.
  const confirmDelete = (thing: Deletable) => {
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
          <span className="text-sm text-ink-3">{intl.formatMessage(words.id)}</span>
          <span className="flex items-center gap-1">
            <code className="min-w-0 truncate font-mono text-sm">{node.id}</code>
            <CopyButton value={node.id} />
          </span>
        </div>
        <BalloonParts node={node} model={model} onDelete={confirmDelete} />
      </div>
      <BalloonActions node={node} onDelete={confirmDelete} onClose={onClose} folding={folding} />
    </Popover>
  )
}

const permits = () => Promise.resolve(true) // only permitted actions are shown; the service checks again

/** Deletes an item of the drawing after confirmation, shows a toast and removes the item from the drawing at once. */
function useDelete(): (thing: Deletable) => Promise<void> {
  const intl = useIntl()
  const confirm = useConfirm()
  const registry = useRegistry()
  return async (thing) => {
    const { action, type } = DELETIONS[thing.kind]
    const label = ({ name }: Deletable) => name
    const work = { title: formatText(intl, action.label), subject: thing.name, confirm }
    await runTracked({ ...work, settle: settleBy(registry, intl) }, async (tracked) => {
      const result = await action.run([thing], { intl, type, label, permits, ...tracked })
      if (!result) return null
      if (result.failed.length === 0) await removeDeleted(thing)
      await applyResult(result, registry)
      return result
    })
  }
}
