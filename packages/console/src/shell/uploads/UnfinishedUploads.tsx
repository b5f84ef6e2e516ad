import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { forgetUpload, interruptedUploads, type BegunUpload } from '../../framework/files/begun-uploads.ts'
import type { Uploader } from '../../framework/files/uploader.ts'
import { FormAlert } from '../../framework/forms/FormModal.tsx'
import { refreshLists } from '../../framework/resource/item-cache.ts'
import { useRegistry, entryOfType, type RegistryEntry } from '../../framework/resource/registry.ts'
import type { AnyResource, UploadRemains } from '../../framework/resource/resource.ts'
import { useSession } from '../../framework/session/session.ts'
import { formatBytes } from '../../framework/text/units.ts'
import { Button } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { unfinishedMessages as messages } from './unfinished.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'

/** Lists uploads that ended with a closed window, and asks what to do with their stored parts. */
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
        toast.info(formatMessage(messages.discarded, { name: one.upload.place }))
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

interface UnfinishedRowProps {
  unfinished: Unfinished
  busy: boolean
  onDiscard: () => void
}

function UnfinishedRow({ unfinished: { upload, resource, bytes }, busy, onDiscard }: UnfinishedRowProps) {
  const intl = useIntl()
  const { name, place, at } = upload
  const facts = [
    intl.formatMessage(messages.of, { kind: intl.formatMessage(resource.names.one), place }),
    intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
    bytes !== null && intl.formatMessage(messages.arrived, { size: formatBytes(intl, bytes) }),
  ]
  return (
    <li className="flex items-center gap-3 px-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        size="small"
        disabled={busy}
        aria-label={intl.formatMessage(messages.discardOne, { name })}
        onClick={onDiscard}
      >
        {intl.formatMessage(moreWords.discard)}
      </Button>
    </li>
  )
}

/** An upload that ended with a closed window and left something in the cloud. */
interface Unfinished {
  upload: BegunUpload
  resource: AnyResource
  remains: UploadRemains
  /** The number of stored bytes, if known. */
  bytes: number | null
}

/** Checks what is left of interrupted uploads, and forgets those that succeeded or are gone. */
async function findUnfinished(uploader: Uploader, registry: readonly RegistryEntry[]): Promise<Unfinished[]> {
  const all = await Promise.all((await interruptedUploads(uploader)).map((upload) => checkUpload(upload, registry)))
  return all.flatMap((one) => one ?? [])
}

async function checkUpload(upload: BegunUpload, registry: readonly RegistryEntry[]): Promise<Unfinished | null> {
  const resource = await entryOfType(registry, upload.type)?.resource()
  const remains = resource?.work.remains
  if (!remains) return null
  try {
    const bytes = await remains.storedBytes(upload)
    if (bytes !== false) return { upload, resource, remains, bytes }
    forgetUpload(upload)
  } catch (error) {
    // A service that is unreachable now is checked at the next visit; one that forbids has nothing for this user.
    if (!(error instanceof ApiError)) throw error
    if (error.status === 403 || error.status === 404) forgetUpload(upload)
  }
  return null
}
