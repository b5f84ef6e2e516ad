import { containerEndpoints } from '@meridian/contract'
import * as z from 'zod'
import { ApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/client.ts'
import { debouncedCheck } from '../../../framework/forms/debounced-check.ts'
import { saying, unique } from '../../../framework/forms/validators.ts'
import { containerFormMessages } from './container-form.messages.ts'

/** Swift counts bytes, not letters. */
const LONGEST_NAME = 256

const isSendable = (name: string) => name !== '' && name !== '.' && name !== '..' && !name.includes('/')

const isFree = debouncedCheck(async (container: string, signal) => {
  if (!isSendable(container)) return true
  try {
    await call(containerEndpoints.containerView, { params: { container } }, { signal })
    return false
  } catch (error) {
    return error instanceof ApiError && error.status === 404
  }
})

export const createContainerSchema = z.object({
  name: z
    .string()
    .min(1)
    .refine((name) => new TextEncoder().encode(name).length <= LONGEST_NAME)
    .refine((name) => !name.includes('/'), saying(containerFormMessages.slash))
    .refine((name) => name !== '.' && name !== '..', saying(containerFormMessages.dots))
    .refine(...unique(isFree, containerFormMessages.exists)),
  policy: z.string().nullable(),
  isPublic: z.boolean(),
})
