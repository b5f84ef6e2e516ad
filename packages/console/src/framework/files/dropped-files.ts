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
