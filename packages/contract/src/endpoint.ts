import type * as z from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the /api/, declared once: the server mounts it, the console calls it, both parse with it. */
export interface Endpoint<
  Path extends string = string,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Result extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: Method
  /** With a trailing slash where the API has one; the server accepts both. `:name` is one encoded segment. */
  path: Path
  query: Query
  body: Body
  /** Absent: the call answers 204 and nothing. */
  result: Result
  /** What a success answers; 201 carries a Location. */
  status: 200 | 201 | 204
  /** One sentence for docs/api.md and openapi.json. */
  summary: string
  /** Callable without being signed in. */
  open: boolean
  /** What a body that does not fit is answered with, where the API has words of its own for it. */
  invalid: string | undefined
}

interface Shape {
  summary: string
  query?: z.ZodType
  body?: z.ZodType
  result?: z.ZodType
  status?: 200 | 201 | 204
  open?: boolean
  invalid?: string
}

type Declared<Path extends string, S extends Shape> = Endpoint<
  Path,
  S extends { query: infer Q extends z.ZodType } ? Q : undefined,
  S extends { body: infer B extends z.ZodType } ? B : undefined,
  S extends { result: infer R extends z.ZodType } ? R : undefined
>

const declare =
  (method: Method) =>
  <const Path extends string, const S extends Shape>(path: Path, shape: S) =>
    ({
      method,
      path,
      query: shape.query,
      body: shape.body,
      result: shape.result,
      status: shape.status ?? (shape.result ? 200 : 204),
      summary: shape.summary,
      open: shape.open ?? false,
      invalid: shape.invalid,
    }) as Declared<Path, S> // the conditional types above are this object's, read back from S

export const get = declare('GET')
export const post = declare('POST')
export const put = declare('PUT')
export const patch = declare('PATCH')
export const del = declare('DELETE')

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<E extends Endpoint> = Record<ParamNames<E['path']>, string>
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.output<E['query']> : undefined
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined
export type ResultOf<E extends Endpoint> = E['result'] extends z.ZodType ? z.output<E['result']> : void

/** What a caller passes: exactly the parts that the endpoint has. `{ params: {} }` for `/:id/` does not compile. */
export type Args<E extends Endpoint> = ([ParamNames<E['path']>] extends [never] ? unknown : { params: ParamsOf<E> }) &
  (E['query'] extends z.ZodType ? { query?: z.input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: z.input<E['body']> } : unknown)

/** Fills the path's parameters, each as one encoded segment, and appends the query; undefined values are left out. */
export function urlOf(
  endpoint: Endpoint,
  args: { params?: Record<string, string>; query?: Record<string, string | number | boolean | undefined> } = {},
): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = args.params?.[name]
    if (!value) throw new Error(`${endpoint.method} ${endpoint.path} needs the parameter ${name}`)
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams(
    Object.entries(args.query ?? {}).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return query ? `${path}?${query}` : path
}
