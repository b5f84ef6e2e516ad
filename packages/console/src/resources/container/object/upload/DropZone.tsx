import { UploadCloud } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfirm } from '../../../../framework/actions/confirm.ts'
import { usePolicies } from '../../../../framework/policy/policies.ts'
import { MAY_WRITE_OBJECTS } from '../../may-write.ts'
import type { ObjectAddress } from '../object-address.ts'
import { objectMessages } from '../object.messages.ts'
import { droppedFiles } from './dropped-files.ts'

/** A table that files can be dropped on. */
export function DropZone({ folder, children }: { folder: ObjectAddress; children: ReactNode }) {
  const intl = useIntl()
  const confirm = useConfirm()
  const mayWrite = usePolicies()(MAY_WRITE_OBJECTS) === true
  const [over, setOver] = useState(false)
  const hasFiles = (event: DragEvent) => mayWrite && event.dataTransfer.types.includes('Files')
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
        // Going over to a row is not leaving.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false) // what is pointed at is a node
      }}
      onDrop={(event) => void drop(event)}
    >
      {children}
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
