import { ApiError } from '../../api/api-error.ts'

const RETRY_MS = 2000
const PATIENCE_MS = 120_000

/** Repeats a request while the service refuses it because of a step before: deletions and detaching take time. */
export async function untilAccepted(request: () => Promise<unknown>): Promise<unknown> {
  const end = Date.now() + PATIENCE_MS
  for (;;)
    try {
      return await request()
    } catch (error) {
      const isTooEarly = error instanceof ApiError && (error.status === 409 || error.status === 400)
      if (!isTooEarly || Date.now() + RETRY_MS > end) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS))
    }
}

/** Deletes; what is already gone needs no deletion. */
export async function unlessGone(request: () => Promise<unknown>): Promise<void> {
  try {
    await request()
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}
