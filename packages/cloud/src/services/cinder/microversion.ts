import { notFound } from '../../core/errors/fault.ts'
import { microversions } from '../../core/http/microversion.ts'
import type { Call, Handler } from '../../core/service/api.ts'

export const NEWEST_MINOR = 70

export const volume = microversions({ type: 'volume', major: 3, oldest: 0, newest: NEWEST_MINOR })

/** Headers of Cinder's own responses. */
export const ownHeaders = ({ headers, requestId }: Pick<Call, 'headers' | 'requestId'>) => ({
  ...volume.responseHeaders(headers),
  'x-compute-request-id': requestId,
})

/** Whether the request has microversion 3.`minor` or newer. */
export const isSince = ({ headers }: Pick<Call, 'headers'>, minor: number): boolean =>
  volume.requested(headers) >= minor

/** A route that versions before 3.`minor` lack. */
export const from =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (!isSince(call, minor)) throw notFound('The resource could not be found.')
    return handle(call)
  }
