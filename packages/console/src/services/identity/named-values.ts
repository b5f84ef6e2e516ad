import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'

/** The fields that most things of Keystone have. */
export const namedSchema = (longestName: number) =>
  z.object({
    name: z.string().trim().min(1).max(longestName),
    description: z.string(),
    enabled: z.boolean(),
  })

export type NamedValues = z.infer<ReturnType<typeof namedSchema>>

/** Waits for what was sent; that the name is another's is said in these words, and under the field. */
export async function orTaken<T>(work: Promise<T>, words: string | undefined): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const { reason, endpoint, status, requestId } = error
    throw new ApiError(`name: ${words ?? error.message}`, { reason, endpoint, status, requestId, cause: error })
  }
}
