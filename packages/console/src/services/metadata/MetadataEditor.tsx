import { useRef, useState, type ReactNode, useId } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/buttons.tsx'
import { cx, fieldClass } from '../../ui/classes.ts'
import { EntryRow } from './EntryRow.tsx'
import { MetadataPane } from './MetadataPane.tsx'
import { TreeBranch } from './TreeBranch.tsx'
import { addCustom, addNode, changeEntry, hasKey, removeEntry, type Entry } from './metadata-entries.ts'
import { filterTree, type TreeNode } from './metadata-tree.ts'
import { metadataMessages } from './metadata.messages.ts'

export interface MetadataEditorProps {
  tree: readonly TreeNode[]
  entries: readonly Entry[]
  onChange: (entries: Entry[]) => void
  /** Replaces the tree while it is loading or has failed. */
  status?: ReactNode
}

/** The available definitions on one side, the item's metadata on the other. */
export function MetadataEditor({ tree, entries, onChange, status }: MetadataEditorProps) {
  const { formatMessage } = useIntl()
  const [treeFilter, setTreeFilter] = useState('')
  const [filter, setFilter] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const found = filterTree(tree, treeFilter)
  const needle = filter.trim().toLowerCase()
  const shown = entries.filter(({ key, definition }) =>
    `${key}\n${definition?.title ?? ''}`.toLowerCase().includes(needle),
  )
  return (
    <div className="grid gap-3 md:min-h-0 md:flex-1 md:grid-cols-2 md:grid-rows-[minmax(0,1fr)]">
      <MetadataPane
        title={formatMessage(metadataMessages.available)}
        count={tree.length}
        filter={treeFilter}
        onFilter={setTreeFilter}
        top={
          <CustomKey
            isTaken={(key) => hasKey(entries, key)}
            onAdd={(key) => onChange(addCustom(entries, key) ?? [...entries])}
          />
        }
      >
        {status ?? (
          <>
            {found.length === 0 && (
              <p className="p-3 text-ink-3">
                {formatMessage(tree.length > 0 ? metadataMessages.noMatch : metadataMessages.noneAvailable)}
              </p>
            )}
            <ul>
              {found.map((node) => (
                <TreeBranch
                  key={node.id}
                  node={node}
                  entries={entries}
                  unfolded={treeFilter.trim() !== ''}
                  onAdd={(added) => onChange(addNode(entries, added))}
                />
              ))}
            </ul>
          </>
        )}
      </MetadataPane>
      <MetadataPane
        title={formatMessage(metadataMessages.existing)}
        count={entries.length}
        filter={filter}
        onFilter={setFilter}
      >
        {shown.length === 0 && (
          <p className="p-3 text-ink-3">
            {formatMessage(entries.length > 0 ? metadataMessages.noMatch : metadataMessages.noneExisting)}
          </p>
        )}
        <ul ref={list} tabIndex={-1} aria-label={formatMessage(metadataMessages.existing)} className="outline-none">
          {shown.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              onChange={(value) => onChange(changeEntry(entries, entry.key, value))}
              onRemove={() => {
                onChange(removeEntry(entries, entry.key))
                // The focused button is removed with its row.
                list.current?.focus()
              }}
            />
          ))}
        </ul>
      </MetadataPane>
    </div>
  )
}

interface CustomKeyProps {
  isTaken: (key: string) => boolean
  onAdd: (key: string) => void
}

/** Adds a key without a definition. */
function CustomKey({ isTaken, onAdd }: CustomKeyProps) {
  const { formatMessage } = useIntl()
  const note = useId()
  const [text, setText] = useState('')
  const key = text.trim()
  const taken = key !== '' && isTaken(key)
  const add = () => {
    if (!key || taken) return
    onAdd(key)
    setText('')
  }
  return (
    <div className="grid gap-1">
      <div className="flex gap-2">
        <input
          aria-label={formatMessage(metadataMessages.custom)}
          aria-describedby={taken ? note : undefined}
          aria-invalid={taken}
          placeholder={formatMessage(metadataMessages.customHint)}
          maxLength={255}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
          className={cx(fieldClass, 'h-8! font-mono text-sm', taken && 'border-bad')}
        />
        <Button disabled={!key || taken} onClick={add}>
          {formatMessage(metadataMessages.addCustom)}
        </Button>
      </div>
      {taken && (
        <p id={note} role="alert" className="text-sm text-bad">
          {formatMessage(metadataMessages.duplicate)}
        </p>
      )}
    </div>
  )
}
