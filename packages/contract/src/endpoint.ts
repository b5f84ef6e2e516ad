import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An endpoint of the /api/: the server registers it, the console calls it, and both parse with it. */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Result extends z.ZodType | undefined = z.ZodType | undefined,
  M extends Method = Method,
> {
  method: M
  /**
   * Ends with a slash if Horizon's path does; the server accepts both. `:name` is one encoded segment, `*name` at the
   * end is the rest of the path, slashes included.
   */
  path: Path
  query: Query
  body: Body
  /** Without a schema the response is 204 without a body. */
  result: Result
  status: 200 | 201 | 204
  /** Template of the Location header of a 201, filled from the reply and the path's parameters. */
  location: string | undefined
  /** One sentence for the API's documents. */
  summary: string
  /** Needs no session. */
  open: boolean
  /** Message of the 400 response to an invalid body, if Horizon has its own sentence. */
  invalid: string | undefined
  /** Message of the 501 response if the catalogue lacks the service. */
  absent: string | undefined
  /** Streams the request body (`in`) or the response body (`out`) instead of JSON. */
  bytes: 'in' | 'out' | undefined
}

interface Shape {
  query?: z.ZodType
  body?: z.ZodType
  result?: z.ZodType
  status?: 200 | 201 | 204
  location?: string
  open?: boolean
  invalid?: string
  absent?: string
  bytes?: 'in' | 'out'
}

type Declared<M extends Method, Path extends string, S extends Shape> = Endpoint<
  Path,
  S extends { query: infer Q extends z.ZodType } ? Q : undefined,
  S extends { body: infer B extends z.ZodType } ? B : undefined,
  S extends { result: infer R extends z.ZodType } ? R : undefined,
  M
>

const declare =
  <M extends Method>(method: M) =>
  <const Path extends string, const S extends Shape = Pick<Shape, 'open'>>(
    path: Path,
    summary: string,
    shape = {} as S, // left out, S has nothing
  ) =>
    ({
      method,
      path,
      query: shape.query,
      body: shape.body,
      result: shape.result,
      status: shape.status ?? (shape.location ? 201 : shape.result || shape.bytes === 'out' ? 200 : 204),
      location: shape.location,
      summary,
      open: shape.open ?? false,
      invalid: shape.invalid,
      absent: shape.absent,
      bytes: shape.bytes,
    }) as Declared<M, Path, S> // TypeScript cannot infer the conditional types of `Declared` from S

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const patch = declare('PATCH')
export const del = declare('DELETE')

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : Path extends `${string}*${infer Name}`
      ? Name
      : never

export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string>
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type ResultOf<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : void
/** Return type of a handler, before the schema applies defaults and drops undeclared keys. */
export type ReplyOf<E extends Endpoint> = E['result'] extends z.ZodType ? z.input<E['result']> : unknown

/** Arguments of a call: exactly the parts that the endpoint declares. `{ params: {} }` for `/:id/` does not compile. */
export type Args<E extends Endpoint> = ([ParamNames<E['path']>] extends [never] ? unknown : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown)

/** Fills the path's parameters and appends the query without undefined values. */
export function urlOf(
  endpoint: Endpoint,
  args: { params?: Record<string, string>; query?: Record<string, string | number | boolean | undefined> } = {},
): string {
  const path = fillPath(endpoint.path, args.params ?? {})
  const query = new URLSearchParams(
    Object.entries(args.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
}

/** Replaces `:name` with one encoded segment and `*name` with the value and its slashes. */
export const fillPath = (path: string, params: Record<string, unknown>): string =>
  path.replace(/([:*])(\w+)/g, (_, kind: string, name: string) => {
    const value = params[name]
    if (typeof value !== 'string' || value === '') throw new Error(`${path} needs the parameter ${name}`)
    if (isDots(value)) {
      if (kind === '*') return `${DOTS.segment}?${DOTS.parameter}=${value}`
      throw new Error(`${path} cannot have ${value} for ${name}`)
    }
    const encoded = encodeURIComponent(value)
    // URL parsers resolve `..` and some drop empty segments, so such a value keeps its slashes encoded.
    return kind === ':' || value.split('/').slice(0, -1).includes('') || value.split('/').some(isDots)
      ? encoded
      : encoded.replaceAll('%2F', '/')
  })

/** Browsers resolve a last segment of `..`, however it is encoded: an object of that name is named in the query. */
export const DOTS = { segment: '-', parameter: 'dots' } as const

/** What URL parsers resolve. */
export const isDots = (segment: unknown): segment is '.' | '..' => segment === '.' || segment === '..'
