import { expect, test } from 'vitest'
import { droppedFiles } from './dropped-files.ts'

const file = (name: string) => ({
  isFile: true,
  isDirectory: false,
  name,
  file: (resolve: (file: File) => void) => resolve(new File([], name)),
})

/** Returns its entries two at a time, as browsers do with a hundred. */
const folder = (name: string, ...entries: object[]) => ({
  isFile: false,
  isDirectory: true,
  name,
  createReader: () => {
    const waiting = [...entries]
    return { readEntries: (resolve: (some: object[]) => void) => resolve(waiting.splice(0, 2)) }
  },
})

const item = (entry: { name: string }) =>
  ({
    webkitGetAsEntry: () => entry,
    getAsFile: () => new File([], entry.name),
  }) as unknown as DataTransferItem // the code uses only these two methods

test('[SWIFT-03] a dropped folder has all its files, each with its path', async () => {
  const photos = folder('photos', file('1'), file('2'), file('3'), folder('may', file('4')), folder('empty'))
  const files = await droppedFiles([item(photos), item(file('alone.txt'))])
  expect(files.map(({ name }) => name)).toEqual(['photos/1', 'photos/2', 'photos/3', 'photos/may/4', 'alone.txt'])
  expect(files[3]?.file.name).toBe('4')
})
