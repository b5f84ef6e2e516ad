import { ApiError } from '../../api/api-error.ts'

const UNAUTHORIZED = 401

/**
 * Whether a step failed because the session had ended or the server could not be reached. All other steps would fail,
 * too, so the plan pauses. Whether the step itself was done is unknown: whoever continues the plan looks first.
 */
export const isInterruption = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === UNAUTHORIZED || error.reason === 'unreachable')
