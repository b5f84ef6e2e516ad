import { notFound } from '../../core/errors/fault.ts'
import { microversions } from '../../core/http/microversion.ts'
import type { Call, Handler } from '../../core/service/api.ts'

export const NEWEST_MINOR = 70

export const volume = microversions({ type: 'volume', major: 3, oldest: 0, newest: NEWEST_MINOR })

/** What Cinder says of itself in every answer that is its own. */
export const ownHeaders = ({ headers, requestId }: Pick<Call, 'headers' | 'requestId'>) => ({
  ...volume.responseHeaders(headers),
  'x-compute-request-id': requestId,
})

/** Does the request ask for 3.`minor` or newer? */
export const isSince = ({ headers }: Pick<Call, 'headers'>, minor: number): boolean =>
  volume.requested(headers) >= minor

/** A route that versions before 3.`minor` do not have. */
export const from =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (!isSince(call, minor)) throw notFound('The resource could not be found.')
    return handle(call)
  }
