import { ApiError } from '../../api/api-error.ts'

const UNAUTHORIZED = 401

/**
 * Whether a step failed because the session had ended or the server could not be reached. All other steps would fail,
 * too, so the plan pauses. The step itself may have been done: that is checked before the plan continues.
 */
export const isInterruption = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === UNAUTHORIZED || error.reason === 'unreachable')
