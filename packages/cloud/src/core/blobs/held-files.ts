import { rmSync } from 'node:fs'

/** Number of readers per file. */
const readers = new Map<string, number>()
const removeAfterReading = new Set<string>()

/** Delays the removal of the files until the returned function is called. */
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

/** Removes the file now, or when its last reader is done. */
export function removeFile(path: string): void {
  if (readers.has(path)) removeAfterReading.add(path)
  else rmSync(path, { force: true })
}
