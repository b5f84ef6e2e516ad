import { badRequest, Fault, notAcceptable, notFound } from '../../core/errors/fault.ts'
import { microversions } from '../../core/http/microversion.ts'
import type { Call, Handler } from '../../core/service/api.ts'
import type { RequestMeta } from '../../core/service/service.ts'

export const NEWEST_MINOR = 39

export const placement = microversions({ type: 'placement', major: 1, oldest: 0, newest: NEWEST_MINOR })

/** Whether the requested version is 1.`minor` or later. */
export const isSince = ({ headers }: Pick<Call, 'headers'>, minor: number) => placement.requested(headers) >= minor

/** A route from 1.`minor` on. */
export const from =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (!isSince(call, minor)) throw notFound('')
    return handle(call)
  }

/** Refuses unsupported versions with Placement's message. */
export function admit({ headers }: RequestMeta): void {
  try {
    placement.requested(headers)
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    const [, wanted = ''] = /(?:Version|String) (\S+)/.exec(error.message) ?? []
    if (error.status === 406) throw notAcceptable(`Invalid microversion: Unacceptable version header: ${wanted}`)
    throw badRequest(`Invalid microversion: invalid version string: ${wanted}`)
  }
}
