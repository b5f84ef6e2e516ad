import { UploadCloud } from 'lucide-react'
import { useState, type DragEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useConfirm } from '../../../../framework/actions/ConfirmProvider.tsx'
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

/** A dropped file, alone or in a folder. */
export interface DroppedFile {
  file: File
  /** With the dropped folders. */
  name: string
}

/** All files of a drop, with those in folders. Must be called during the event: browsers clear its items afterwards. */
export function droppedFiles(items: readonly DataTransferItem[]): Promise<DroppedFile[]> {
  const parts = items.flatMap((item) => {
    const entry = item.webkitGetAsEntry()
    if (entry?.isDirectory) return [filesOf(entry, '')]
    const file = item.getAsFile()
    return file ? [Promise.resolve([{ file, name: file.name }])] : []
  })
  return Promise.all(parts).then((all) => all.flat())
}

async function filesOf(entry: FileSystemEntry, above: string): Promise<DroppedFile[]> {
  const name = above + entry.name
  if (isFile(entry)) return [{ name, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }]
  const files: DroppedFile[] = []
  for (const child of isDirectory(entry) ? await entriesOf(entry) : [])
    files.push(...(await filesOf(child, `${name}/`)))
  return files
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Browsers return at most a hundred entries per call, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
