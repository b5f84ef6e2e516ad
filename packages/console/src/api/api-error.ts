import type { StepErrors } from '@meridian/contract'

/**
 * Why something failed: an error status, a timeout, no connection, an invalid response; and without a request: code of
 * the console did not load, or has an error.
 */
export type FailureReason = 'refused' | 'timeout' | 'unreachable' | 'unreadable' | 'unloaded' | 'broken'

interface Failure {
  reason: FailureReason
  /** As METHOD /path/. */
  endpoint: string
  /** 0 without a response. */
  status?: number
  requestId?: string | null
  cause?: unknown
  /** How the server's alert classifies it. */
  tag?: string | null
  /** Its extra tags. */
  extraTags?: readonly string[]
}

/** The error of all requests; `message` is the service's message, if any. */
export class ApiError extends Error {
  readonly reason: FailureReason
  readonly endpoint: string
  readonly status: number
  readonly requestId: string | null
  readonly tag: string | null
  readonly extraTags: readonly string[]

  constructor(message: string, failure: Failure) {
    const { reason, endpoint, status = 0, requestId = null, cause, tag = null, extraTags = [] } = failure
    super(message, { cause })
    this.name = 'ApiError'
    this.reason = reason
    this.endpoint = endpoint
    this.status = status
    this.requestId = requestId
    this.tag = tag
    this.extraTags = extraTags
  }
}

/** Any error as one that can be described to the user. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const message = error instanceof Error ? error.message : String(error)
  return new ApiError(message, { reason: isLoadFailure(error) ? 'unloaded' : 'broken', endpoint: '', cause: error })
}

/** Code fails to load when the connection is lost, and after an upgrade of the console. Each browser has another message. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error && /\b(?:dynamically imported|importing a) module\b|unable to preload css/i.test(error.message)

/** By step, then by field; `__all__` is the whole step. */
export type StepErrorReply = StepErrors

/** The key of errors that belong to a step, not to a field. */
export const WHOLE_STEP = '__all__'

/** The server refused a finished form, and changed nothing. */
export class StepRefusal extends ApiError {
  readonly errors: StepErrorReply['errors']

  constructor({ errors }: StepErrorReply, endpoint: string) {
    const all = Object.values(errors).flatMap((fields) => Object.values(fields).flat())
    super(all.join(' '), { reason: 'refused', endpoint, status: 400 })
    this.errors = errors
  }
}
