import type { BodyOf, Endpoint, QueryOf, ReplyOf } from '@meridian/contract'
import type { ServiceClient } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serve } from './serve.ts'

/** One string for each parameter of a path. */
type ParamValues<Path extends string> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...ParamValues<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : []

type IfDeclared<T> = [T] extends [undefined] ? [] : [T]

/** A list may come without the `items` around it. */
type ReplyOrItems<E extends Endpoint> = ReplyOf<E> | (ReplyOf<E> extends { items: infer Items } ? Items : never)

/** Takes the path's parameters in their order, then the body and the query where the endpoint has them. */
type ClientCall<E extends Endpoint> = (
  client: ServiceClient,
  ...input: [...ParamValues<E['path']>, ...IfDeclared<BodyOf<E>>, ...IfDeclared<QueryOf<E>>]
) => Promise<ReplyOrItems<E>>

type AnyCall = (client: ServiceClient, ...input: unknown[]) => Promise<unknown>

/**
 * Mounts endpoints that forward to one call of the OpenStack client each:
 * `serveResource(app, 'compute', [[nova.serverGroupList, serverGroups.list], …])`.
 */
export function serveResource<const Endpoints extends readonly Endpoint[]>(
  app: FastifyInstance,
  service: string | ((request: FastifyRequest) => ServiceClient),
  routes: { [Index in keyof Endpoints]: readonly [endpoint: Endpoints[Index], call: ClientCall<Endpoints[Index]>] },
): void {
  const clientOf = typeof service === 'string' ? (request: FastifyRequest) => request.openstack(service) : service
  const pairs = routes as readonly (readonly [Endpoint, AnyCall])[] // the mapped type has checked that they fit
  for (const [endpoint, call] of pairs) {
    const names = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    serve(app, endpoint, async ({ params, body, query }, request) => {
      const values: Record<string, string> = params
      const input: unknown[] = names.map((name) => values[name])
      if (endpoint.body) input.push(body)
      if (endpoint.query) input.push(query)
      const result = await call(clientOf(request), ...input)
      return Array.isArray(result) ? { items: result } : result
    })
  }
}

/** The call with its result mapped. */
export const mapped =
  <Input extends unknown[], Result, Reply>(
    call: (...input: Input) => Promise<Result>,
    map: (result: Result) => Reply,
  ) =>
  async (...input: Input): Promise<Reply> =>
    map(await call(...input))
