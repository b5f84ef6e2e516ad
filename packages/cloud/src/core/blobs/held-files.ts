import { rmSync } from 'node:fs'

/** Files that are being sent or read, with the number of their readers. */
const readers = new Map<string, number>()
const removeAfterReading = new Set<string>()

/** Keeps the files until what this answers is called: who removes one meanwhile removes it then. */
export function keepFilesUntilRead(paths: readonly string[]): () => void {
  for (const path of paths) readers.set(path, (readers.get(path) ?? 0) + 1)
  return () => {
    for (const path of paths) release(path)
  }
}

function release(path: string): void {
  const left = (readers.get(path) ?? 1) - 1
  if (left > 0) {
    readers.set(path, left)
    return
  }
  readers.delete(path)
  if (removeAfterReading.delete(path)) rmSync(path, { force: true })
}

/** Removes the file, or has it removed by its last reader. */
export function removeFile(path: string): void {
  if (readers.has(path)) removeAfterReading.add(path)
  else rmSync(path, { force: true })
}
