import { UploadCloud } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfirm } from '../../../../framework/actions/ConfirmProvider.tsx'
import { droppedFiles } from '../../../../framework/files/dropped-files.ts'
import { objectMessages } from '../object.messages.ts'
import type { ObjectAddress } from '../object.queries.ts'

/** Uploads files that the user drops on the table. */
export function DropZone({ folder, children }: { folder: ObjectAddress; children: ReactNode }) {
  const intl = useIntl()
  const confirm = useConfirm()
  const [over, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  const drop = async (event: DragEvent) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    const reading = droppedFiles([...event.dataTransfer.items].filter(({ kind }) => kind === 'file'))
    const [files, { uploadDropped }] = await Promise.all([reading, import('./upload-dropped.ts')])
    if (files.length === 0) return
    await uploadDropped(files, folder, { intl, confirm })
  }
  return (
    <div
      className="relative flex min-h-0 flex-col"
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => {
        // Moving over a row does not leave the table.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false) // the DOM has only nodes here
      }}
      onDrop={(event) => void drop(event)}
    >
      {children}
      <p className="flex items-center gap-1.5 px-1 pt-2 text-sm text-ink-3 max-md:hidden">
        <UploadCloud aria-hidden className="size-4" />
        {intl.formatMessage(objectMessages.dropHint)}
      </p>
      {over && (
        <div className="pointer-events-none absolute inset-0 z-20 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft">
          <p className="flex items-center gap-2 rounded-md bg-raised px-4 py-2 font-medium shadow-far">
            <UploadCloud aria-hidden className="size-5 text-accent" />
            {intl.formatMessage(objectMessages.dropHere)}
          </p>
        </div>
      )}
    </div>
  )
}
