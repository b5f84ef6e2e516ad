import * as z from 'zod'
import { ApiError } from '../../api/api-error.ts'

/** A name that is required, with at most as many characters as Keystone stores. */
export const nameRule = (maxLength: number) => z.string().trim().min(1).max(maxLength)

/** Shows a conflict (409) at the form's field `name` with this message, and at the top what failed in the service's words. */
export async function orNameTaken<T>(request: Promise<T>, message: string): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    const { reason, endpoint, status, requestId } = error
    // A form shows an error whose message starts with a field's name at that field.
    throw new ApiError(`name: ${message}`, { reason, endpoint, status, requestId, cause: error })
  }
}
