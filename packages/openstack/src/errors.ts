/** The service responded with a status of 400 or higher. */
export class OpenStackError extends Error {
  override name = 'OpenStackError'
  readonly service: string
  readonly status: number
  /** The service's own request id, for its operators to find the call in their logs. */
  readonly requestId: string | null
  readonly headers: Record<string, string | string[] | undefined>

  constructor(
    service: string,
    status: number,
    message: string,
    requestId: string | null,
    headers: Record<string, string | string[] | undefined> = {},
  ) {
    super(message)
    this.headers = headers
    this.service = service
    this.status = status
    this.requestId = requestId
  }
}

export type OutageReason = 'unreachable' | 'timeout' | 'garbage'

const SENTENCES: Record<OutageReason, (service: string) => string> = {
  unreachable: (service) => `Unable to establish connection to the ${service} service.`,
  timeout: (service) => `The ${service} service did not answer in time.`,
  garbage: (service) => `The ${service} service sent an answer that could not be understood.`,
}

/** The service did not respond, or its response could not be parsed. */
export class ServiceOutage extends Error {
  override name = 'ServiceOutage'
  readonly service: string
  readonly reason: OutageReason

  constructor(service: string, reason: OutageReason, options?: ErrorOptions) {
    super(SENTENCES[reason](service), options)
    this.service = service
    this.reason = reason
  }
}

/** The body of a streamed request could not be read to its end: the fault of its sender, not of the service. */
export class BrokenBody extends Error {
  override name = 'BrokenBody'

  constructor(cause: unknown) {
    super(`The body of the request could not be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

/** The catalogue has no endpoint of this type in the region. */
export class MissingService extends Error {
  override name = 'MissingService'
  readonly service: string

  constructor(service: string) {
    super(`Invalid service catalog: ${service}`)
    this.service = service
  }
}

/** A value that cannot be one segment of a URL, such as `..`. */
export class BadSegment extends Error {
  override name = 'BadSegment'
}
