import type { MetadataChange } from '@meridian/contract'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { useLeaveGuard } from '../../framework/forms/use-leave-guard.tsx'
import { frameworkMessages } from '../../framework/text/framework.messages.ts'
import { MetadataField } from './MetadataField.tsx'
import { changeOf, entriesOf, type Entry } from './metadata-entries.ts'
import { problemOf } from './metadata-problems.ts'
import { useMetadataTree } from './metadata-tree.ts'
import type { MetadataKind } from './metadata-tree.ts'
import { metadataMessages } from './metadata.messages.ts'
import { updateMetadataLabel } from './update-metadata.messages.ts'
import { words } from '../../framework/text/common.messages.ts'

interface MetadataModalProps {
  kind: MetadataKind
  /** The name of the item. */
  name: string
  existing: Readonly<Record<string, string>>
  open: boolean
  save: (change: MetadataChange) => Promise<void>
  onSaved: () => void
  onClose: () => void
}

/** A dialog that edits the metadata of an item. */
export function MetadataModal({ kind, name, existing, open, save, onSaved, onClose }: MetadataModalProps) {
  const { formatMessage } = useIntl()
  const { tree } = useMetadataTree(kind)
  /** The edited entries; null until the user edits. */
  const [edited, setEdited] = useState<Entry[] | null>(null)
  const [saving, setSaving] = useState(false)
  // A ref, not state: closing precedes the next render and must not ask about unsaved changes.
  const saved = useRef(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const entries = edited ?? entriesOf(existing, tree)
  const change = changeOf(existing, entries)
  const isChanged = Object.keys(change.updated).length > 0 || change.removed.length > 0
  const guard = useLeaveGuard(() => open && isChanged && !saved.current)
  const close = () => guard.leave(onClose)

  const submit = async () => {
    setSaving(true)
    setFailure(null)
    try {
      await save(change)
      saved.current = true
      onSaved()
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason
      setFailure(reason)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      size="wide"
      title={formatMessage(updateMetadataLabel)}
      description={name}
      locked={saving}
      footer={
        <>
          <Button onClick={close} disabled={saving}>
            {formatMessage(frameworkMessages.cancel)}
          </Button>
          <Button
            variant="primary"
            busy={saving}
            disabled={!isChanged || entries.some((entry) => problemOf(entry))}
            focusableWhenDisabled
            onClick={() => void submit()}
          >
            {formatMessage(words.save)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 md:h-full">
        {failure && <FormAlert title={formatMessage(metadataMessages.failed)} error={failure} />}
        <p className="text-ink-2">{formatMessage(metadataMessages.intro)}</p>
        <MetadataField kind={kind} existing={existing} value={edited} onChange={setEdited} />
      </div>
      {guard.question}
    </Dialog>
  )
}
