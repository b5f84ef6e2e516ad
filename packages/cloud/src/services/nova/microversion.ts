import * as z from 'zod'
import { notFound } from '../../core/errors/fault.ts'
import { microversions } from '../../core/http/microversion.ts'
import type { Call, Handler } from '../../core/service/api.ts'

export const NEWEST_MINOR = 93

/** Newer than any. */
export const NEVER = Number.POSITIVE_INFINITY

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
  const requestedMinor = compute.requested(headers)
  return (minor) => requestedMinor >= minor
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

/** A schema that differs by version; each version's is made once. */
export function perVersion<S>(make: (since: Since) => S): (call: Pick<Call, 'headers'>) => S {
  const made = new Map<number, S>()
  return ({ headers }) => {
    const requestedMinor = compute.requested(headers)
    const schema = made.get(requestedMinor) ?? make((minor) => requestedMinor >= minor)
    made.set(requestedMinor, schema)
    return schema
  }
}

/** The schema without what the version does not have, which it refuses as it refuses whatever it does not know. */
export function withoutNewerFields<S extends z.ZodObject>(
  schema: S,
  since: Since,
  introduced: Partial<Record<keyof S['shape'] & string, number>>,
): S {
  const shape = Object.entries(schema.shape).filter(([key]) => since(introduced[key] ?? 1))
  return z.strictObject(Object.fromEntries(shape)) as unknown as S // what is left out is never there
}
