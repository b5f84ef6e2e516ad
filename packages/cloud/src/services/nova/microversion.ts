import * as z from 'zod'
import { notFound } from '../../core/errors/fault.ts'
import { microversions } from '../../core/http/microversion.ts'
import type { Call, Handler } from '../../core/service/api.ts'

export const NEWEST_MINOR = 93

/** Later than every version. */
export const NEVER = Number.POSITIVE_INFINITY

export const compute = microversions({
  type: 'compute',
  major: 2,
  oldest: 1,
  newest: NEWEST_MINOR,
  legacyHeader: 'X-OpenStack-Nova-API-Version',
})

/** Whether the requested version is 2.`minor` or later. */
export type Since = (minor: number) => boolean

export function sinceOf({ headers }: Pick<Call, 'headers'>): Since {
  const requestedMinor = compute.requested(headers)
  return (minor) => requestedMinor >= minor
}

/** The error for routes that the requested version does not have. */
export const notInThisVersion = () => notFound('The resource could not be found.')

/** A route from 2.`minor` on. */
export const from =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (!sinceOf(call)(minor)) throw notInThisVersion()
    return handle(call)
  }

/** A route until 2.`minor`. */
export const until =
  <P>(minor: number, handle: Handler<P>): Handler<P> =>
  (call) => {
    if (sinceOf(call)(minor + 1)) throw notInThisVersion()
    return handle(call)
  }

/** A schema that depends on the version; cached per version. */
export function perVersion<S>(make: (since: Since) => S): (call: Pick<Call, 'headers'>) => S {
  const made = new Map<number, S>()
  return ({ headers }) => {
    const requestedMinor = compute.requested(headers)
    const schema = made.get(requestedMinor) ?? make((minor) => requestedMinor >= minor)
    made.set(requestedMinor, schema)
    return schema
  }
}

/** Removes the fields that the version does not have yet, so that it refuses them as unknown. */
export function withoutNewerFields<S extends z.ZodObject>(
  schema: S,
  since: Since,
  introduced: Partial<Record<keyof S['shape'] & string, number>>,
): S {
  const shape = Object.entries(schema.shape).filter(([key]) => since(introduced[key] ?? 1))
  return z.strictObject(Object.fromEntries(shape)) as unknown as S // what is left out is never there
}
