import type { Call, Handler } from '../../core/api.ts'
import { notFound } from '../../core/fault.ts'
import { microversions } from '../../core/microversion.ts'

export const NEWEST_MINOR = 93

export const compute = microversions({
  type: 'compute',
  major: 2,
  oldest: 1,
  newest: NEWEST_MINOR,
  legacyHeader: 'X-OpenStack-Nova-API-Version',
})

/** Does the request ask for 2.`minor` or newer? */
export type Since = (minor: number) => boolean

export function sinceOf({ headers }: Pick<Call, 'headers'>): Since {
  const asked = compute.asked(headers)
  return (minor) => asked >= minor
}

/** What a client is told whose version does not have what it asks for. */
export const notInThisVersion = () => notFound('The resource could not be found.')

/** A route that versions before 2.`minor` do not have. */
export const from =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (!sinceOf(call)(minor)) throw notInThisVersion()
    return handle(call)
  }

/** A route that versions after 2.`minor` no longer have. */
export const until =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (sinceOf(call)(minor + 1)) throw notInThisVersion()
    return handle(call)
  }
