import * as z from 'zod'
import { debouncedCheck } from '../../../../framework/forms/debounced-check.ts'
import { saying, unique } from '../../../../framework/forms/validators.ts'
import type { MessageDescriptor } from 'react-intl'
import type { ObjectAddress } from '../object-address.ts'
import { objectFormMessages as messages } from '../object-forms.messages.ts'
import { exists } from '../object.queries.ts'

/** In bytes, with the folders. */
const MAX_PATH_LENGTH = 1024

/** URLs lose the parts "." and "..". */
const isAddressable = (name: string) => !name.split('/').some((part) => part === '.' || part === '..')

const fits = (path: string) => new TextEncoder().encode(path).length <= MAX_PATH_LENGTH

/** The name of an object as the user enters it; `addressOf` returns its full address. */
export const nameRule = (addressOf: (name: string) => ObjectAddress) =>
  z
    .string()
    .min(1)
    .refine(isAddressable, saying(messages.dots))
    .refine((name) => fits(addressOf(name).path), saying(messages.tooLong))

/** For `nameRule(…).refine(...isFree(…))`: no object has this address; `taken` is the message if one has. */
export const isFree = (addressOf: (name: string) => ObjectAddress, taken: MessageDescriptor) =>
  unique(
    debouncedCheck(async (name: string, signal) => !isAddressable(name) || !(await exists(addressOf(name), signal))),
    taken,
  )

export const fileRule = z.custom<File | null>((value) => value instanceof File, saying(messages.fileNeeded))
