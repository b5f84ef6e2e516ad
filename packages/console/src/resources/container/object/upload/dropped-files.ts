/** A file that was dropped, by itself or in a folder. */
export interface DroppedFile {
  file: File
  /** With the folders that were dropped around it. */
  name: string
}

/** All files of a drop, those in folders included. To be called while the event lasts: later it has forgotten them. */
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
  for (const inside of isDirectory(entry) ? await entriesOf(entry) : [])
    files.push(...(await filesOf(inside, `${name}/`)))
  return files
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Browsers hand out a hundred at a time, and none when they are through. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) return all
    all.push(...some)
  }
}
