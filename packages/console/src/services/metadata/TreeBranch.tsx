import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../ui/buttons.tsx'
import { cx } from '../../ui/classes.ts'
import { UnfoldIcon } from '../../ui/inline.tsx'
import { isAdded, type Entry } from './metadata-entries.ts'
import type { TreeNode } from './metadata-tree.ts'
import { metadataMessages } from './metadata.messages.ts'

interface TreeBranchProps {
  node: TreeNode
  entries: readonly Entry[]
  onAdd: (node: TreeNode) => void
  /** Expands all nodes during a search. */
  unfolded: boolean
  depth?: number
}

const INDENTS = ['ps-1.5', 'ps-6', 'ps-10.5']

/** A namespace, object or property, with its children. */
export function TreeBranch({ node, entries, onAdd, unfolded, depth = 0 }: TreeBranchProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  const isOpen = open || unfolded
  const isLeaf = node.definition !== null
  const added = isAdded(entries, node)
  return (
    <li className={cx(depth === 0 && 'border-b border-line')}>
      <div className={cx('flex items-start gap-1 py-1 pe-1.5', INDENTS[depth])}>
        {isLeaf ? (
          <span className="size-7" />
        ) : (
          <IconButton
            size="small"
            label={node.label}
            aria-expanded={isOpen}
            icon={<UnfoldIcon open={isOpen} />}
            onClick={() => setOpen(!isOpen)}
          />
        )}
        <div className="min-w-0 flex-1 py-1">
          <span className={cx('block wrap-anywhere', !isLeaf && 'font-medium', added && 'text-ink-3')}>
            {node.label}
          </span>
          {node.definition && (
            <code className="block font-mono text-xs text-ink-3 wrap-anywhere">{node.definition.key}</code>
          )}
          {(isLeaf || isOpen) && node.description && (
            <span className="line-clamp-2 text-sm text-ink-3" title={node.description}>
              {node.description}
            </span>
          )}
        </div>
        {added ? (
          <span className="grid size-7 place-items-center text-ok">
            <Check aria-hidden className="size-4" />
            <span className="sr-only">{formatMessage(metadataMessages.added)}</span>
          </span>
        ) : (
          <IconButton
            size="small"
            label={formatMessage(metadataMessages.addNode, { name: node.label })}
            icon={<Plus aria-hidden />}
            onClick={() => onAdd(node)}
          />
        )}
      </div>
      {isOpen && node.children.length > 0 && (
        <ul>
          {node.children.map((child) => (
            <TreeBranch
              key={child.id}
              node={child}
              entries={entries}
              onAdd={onAdd}
              unfolded={unfolded}
              depth={depth + 1}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
