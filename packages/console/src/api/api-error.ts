import type { StepErrors } from '@meridian/contract'

/** Why a call gave nothing: the server said so, said nothing in time, was not there, or spoke nonsense. */
export type FailureReason = 'refused' | 'timeout' | 'unreachable' | 'unreadable'

interface Failure {
  reason: FailureReason
  /** As METHOD /path/. */
  endpoint: string
  /** 0 where there was no answer. */
  status?: number
  requestId?: string | null
  cause?: unknown
  /** How the server's alert classifies it. */
  tag?: string | null
}

/** The one error of all calls; `message` is the service's own words where it had any. */
export class ApiError extends Error {
  readonly reason: FailureReason
  readonly endpoint: string
  readonly status: number
  readonly requestId: string | null
  readonly tag: string | null

  constructor(message: string, { reason, endpoint, status = 0, requestId = null, cause, tag = null }: Failure) {
    super(message, { cause })
    this.name = 'ApiError'
    this.reason = reason
    this.endpoint = endpoint
    this.status = status
    this.requestId = requestId
    this.tag = tag
  }
}

/** By step, then by field; `__all__` is the whole step. */
export type StepVerdict = StepErrors

/** The key of what is wrong with a step as a whole. */
export const WHOLE_STEP = '__all__'

/** The server found something wrong with a finished form, and did nothing. */
export class StepRefusal extends ApiError {
  readonly errors: StepVerdict['errors']

  constructor({ errors }: StepVerdict, endpoint: string) {
    const all = Object.values(errors).flatMap((fields) => Object.values(fields).flat())
    super(all.join(' '), { reason: 'refused', endpoint, status: 400 })
    this.errors = errors
  }
}
