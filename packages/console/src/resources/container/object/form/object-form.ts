import * as z from 'zod'
import { debouncedCheck } from '../../../../framework/forms/debounced-check.ts'
import { saying, unique } from '../../../../framework/forms/validators.ts'
import type { ObjectAddress } from '../object-address.ts'
import { exists } from '../object.queries.ts'
import { objectFormMessages } from './object-form.messages.ts'

/** Swift counts bytes, not letters. */
const LONGEST_PATH = 1024

const isAddressable = (name: string) => !name.split('/').some((part) => part === '.' || part === '..')

const fits = (path: string) => new TextEncoder().encode(path).length <= LONGEST_PATH

/** What an upload or a folder of this name is called in full. */
export const filePath = (folder: ObjectAddress, name: string): ObjectAddress => ({
  container: folder.container,
  path: folder.path + name,
})

/** However many slashes were typed at the end, a folder's name has one. */
export const folderPath = (folder: ObjectAddress, name: string): ObjectAddress =>
  filePath(folder, name.replace(/\/*$/, '/'))

const isFree = (addressOf: (name: string) => ObjectAddress) =>
  debouncedCheck(async (name: string, signal) => {
    if (!isAddressable(name)) return true
    return !(await exists(addressOf(name), signal))
  })

export const newName = (addressOf: (name: string) => ObjectAddress) =>
  z
    .string()
    .min(1)
    .refine(isAddressable, saying(objectFormMessages.dots))
    .refine((name) => fits(addressOf(name).path), saying(objectFormMessages.tooLong))

const fileName = (addressOf: (name: string) => ObjectAddress) =>
  newName(addressOf)
    .refine((name) => !name.endsWith('/'), saying(objectFormMessages.slashAtEnd))
    .refine(...unique(isFree(addressOf), objectFormMessages.fileExists))

export const fileRule = z.custom<File | null>((value) => value instanceof File, saying(objectFormMessages.fileNeeded))

export const uploadSchema = (folder: ObjectAddress) =>
  z.object({ file: fileRule, name: fileName((name) => filePath(folder, name)) })

export const folderSchema = (folder: ObjectAddress) => {
  const addressOf = (name: string) => folderPath(folder, name)
  return z.object({
    folderName: newName(addressOf).refine(...unique(isFree(addressOf), objectFormMessages.folderExists)),
  })
}
