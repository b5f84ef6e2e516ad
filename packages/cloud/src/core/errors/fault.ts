import { STATUS_CODES } from 'node:http'

interface FaultDetails {
  /** A second message, for envelopes that have one. */
  detail?: string
  /** Error type, for envelopes that have one. */
  type?: string
  headers?: Record<string, string>
}

/** An error response. Handlers throw it; the service's faults.ts writes the envelope. */
export class Fault extends Error {
  readonly status: number
  readonly detail: string
  readonly type: string | undefined
  readonly headers: Record<string, string>

  constructor(status: number, message: string, { detail = '', type, headers = {} }: FaultDetails = {}) {
    super(message)
    this.status = status
    this.detail = detail
    this.type = type
    this.headers = headers
  }

  /** Reason phrase of the status: `Not Found`. */
  get title(): string {
    return STATUS_CODES[this.status] ?? 'Error'
  }
}

const fault = (status: number) => (message: string, details?: FaultDetails) => new Fault(status, message, details)

export const badRequest = fault(400)
export const unauthorized = fault(401)
export const forbidden = fault(403)
export const notFound = fault(404)
export const methodNotAllowed = fault(405)
export const notAcceptable = fault(406)
export const conflict = fault(409)
export const gone = fault(410)
export const tooLarge = fault(413)
export const unsupportedMedia = fault(415)
export const rangeNotSatisfiable = fault(416)
export const internalError = fault(500)
export const insufficientStorage = () =>
  new Fault(507, 'The disk of the cloud is full: nothing can be stored until there is room again.')
