import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { forgetUpload } from '../../framework/files/begun-uploads.ts'
import { FormAlert } from '../../framework/forms/FormAlert.tsx'
import { refreshLists } from '../../framework/resource/item-cache.ts'
import { useRegistry } from '../../framework/resource/registry.ts'
import { useSession } from '../../framework/session/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { findUnfinished, type Unfinished } from './find-unfinished.ts'
import { unfinishedMessages as messages, unfinishedPhrases as phrases } from './unfinished.messages.ts'
import { UnfinishedRow } from './UnfinishedRow.tsx'

/** Tells of uploads that a window broke off when it was closed, and asks what becomes of what has arrived. */
export function UnfinishedUploads() {
  const { formatMessage } = useIntl()
  const registry = useRegistry()
  const { id: user, project_id: project } = useSession()
  const [found, setFound] = useState<readonly Unfinished[]>([])
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  useEffect(() => {
    let isHere = true
    void findUnfinished({ user, project }, registry).then((all) => {
      if (!isHere) return
      setFound(all)
      setOpen(all.length > 0)
    })
    return () => {
      isHere = false
    }
  }, [user, project, registry])

  const drop = (gone: Unfinished) => {
    forgetUpload(gone.upload)
    setFound((all) => all.filter((one) => one !== gone))
  }
  const discard = async (all: readonly Unfinished[]) => {
    setBusy(true)
    setFailure(null)
    try {
      for (const one of all) {
        await one.remains.discard(one.upload)
        drop(one)
        toast.info(formatMessage(phrases.discarded, { name: one.upload.place }))
        void refreshLists(one.resource)
      }
      if (all.length === found.length) setOpen(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const keep = () => {
    setOpen(false)
    for (const { upload } of found) forgetUpload(upload)
  }

  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      locked={busy}
      title={formatMessage(messages.title)}
      description={formatMessage(messages.about)}
      footer={
        <>
          <Button disabled={busy} onClick={keep}>
            {formatMessage(messages.keep)}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void discard(found)}>
            {formatMessage(messages.discardAll)}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {failure && <FormAlert error={failure} />}
        <ul className="divide-y divide-line rounded-md border border-line">
          {found.map((one) => (
            <UnfinishedRow
              key={`${one.upload.id} ${one.upload.part}`}
              unfinished={one}
              busy={busy}
              onDiscard={() => void discard([one])}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
