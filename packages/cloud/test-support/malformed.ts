import { existsSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { queryOf, createRouter, segmentsOf } from '../src/core/http/router.ts'
import type { Route } from '../src/core/service/api.ts'
import type { Service } from '../src/core/service/service.ts'
import type { RequestOptions, Body } from './http.ts'
import { sample } from './samples.ts'
import type { Client } from './test-cloud.ts'

/** A request with odd or invalid parts. */
export interface MalformedRequest extends RequestOptions {
  method: string
  path: string
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e400',
    'null',
    '../../etc/passwd',
    "'; DROP TABLE x; --",
    '__proto__',
    'constructor',
  ),
  fc.constantFrom('\0', '\ud800', '💥', 'a'.repeat(300), 'a'.repeat(5000), 'in:"', 'gte:', '%', '${7*7}', '<script>'),
)

const oddValue = fc.oneof(
  oddText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, -(2 ** 63), [], {}, [[]], [null], { id: null }, { '': '' }),
  fc.jsonValue({ maxDepth: 3 }),
)

const notJson = fc.constantFrom(
  '',
  '{',
  '[1,',
  '\ufeff{}',
  'nul',
  '{"a":1}{"b":2}',
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  '"\\ud800"',
)

/** A well-formed request to this route, for a resource that does not exist. */
export function validRequest(route: Route): MalformedRequest {
  const path = route.path.replaceAll(/[:*][^/?]+/g, 'nothing')
  return { method: route.method, path, ...(route.method !== 'GET' && route.method !== 'HEAD' && { body: '{}' }) }
}

const routers = new Map<Service, ReturnType<typeof createRouter>>()

/** The route of a request. */
export function routeOf(service: Service, { method, path }: MalformedRequest): Route | undefined {
  const find = routers.get(service) ?? createRouter(service.routes)
  routers.set(service, find)
  const found = find(method, segmentsOf(path.split('?', 1)[0] ?? '') ?? [], queryOf(path))
  return 'route' in found ? found.route : undefined
}

/** Requests to one route: with odd and with real ids, odd queries, and bodies that are odd, broken or nearly right. */
export function malformedRequestsFor(
  service: Service,
  route: Route,
  ids: readonly string[],
  bodies: readonly Body[],
): fc.Arbitrary<MalformedRequest> {
  const [pattern = '', wanted = ''] = route.path.split('?', 2)
  const segment = ids.length > 0 ? fc.oneof(oddText, fc.constantFrom(...ids)) : oddText
  const segments = pattern
    .slice(1)
    .split('/')
    .map((part) => (/^[:*]/.test(part) ? segment : fc.constant(part)))
  const parameter = fc.tuple(fc.oneof(oddText, fc.constantFrom(...QUERY_WORDS)), oddText)
  const recorded = bodies.length > 0 ? fc.constantFrom(...bodies) : fc.constant({})
  const nearlyRight = fc.tuple(recorded, fc.nat(), oddValue).map(([body, at, odd]) => spoil(body, at, odd))
  const body = fc.oneof(
    notJson,
    fc.oneof(oddValue, nearlyRight).map((value) => JSON.stringify(value)),
  )
  const hasBody = route.method !== 'GET' && route.method !== 'HEAD'
  return fc
    .record({
      path: fc.tuple(...segments),
      query: fc.array(parameter, { maxLength: 3 }),
      body,
      type: mediaType,
      version,
    })
    .map(({ path, query, body: text, type, version: requested }) => ({
      method: route.method,
      path: `${service.prefix}/${path.map(encoded).join('/')}?${[wanted, ...query.map((pair) => pair.map(encoded).join('='))].join('&')}`,
      headers: { 'content-type': type, 'openstack-api-version': requested },
      ...(hasBody && { body: text }),
    }))
}

const mediaType = fc.constantFrom(
  'application/json',
  'application/openstack-images-v2.1-json-patch',
  'application/octet-stream',
  'text/plain',
)

/** A request can be invalid in one microversion and valid in another. */
const version = fc.constantFrom('compute 2.1, volume 3.0', 'compute latest, volume latest')

const QUERY_WORDS = [
  'limit',
  'marker',
  'sort',
  'sort_key',
  'sort_dir',
  'sort_keys',
  'fields',
  'name',
  'status',
  'id',
  'tags',
  'changes-since',
  'created_at',
  'page_reverse',
  'domain_id',
  'offset',
  'all_tenants',
  'tenant_id',
  'user_id',
  'is_public',
  'start',
  'end',
  'host',
  'with_servers',
]

/** Removes lone surrogates, which cannot be URL-encoded. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** Replaces one value of the body, the `at`-th modulo their number. */
function spoil(body: Body, at: number, odd: unknown): Body {
  const copy: { root: Body } = structuredClone({ root: body })
  const places: [Body, string][] = []
  const visit = (parent: Body) => {
    for (const key of Object.keys(parent)) {
      places.push([parent, key])
      if (typeof parent[key] === 'object' && parent[key] !== null) visit(parent[key])
    }
  }
  visit(copy)
  const [parent, key] = places[at % places.length] ?? [copy, 'root']
  parent[key] = odd
  return copy.root
}

/** Recorded request bodies of this route. */
export function recordedBodies(service: Service, route: Route): Body[] {
  return recordings(service.type)
    .map(({ request }) => request)
    .filter(({ method, path, body }) => body && method === route.method && routeOf(service, { method, path }) === route)
    .map(({ body }) => body)
}

const samplesByType = new Map<string, ReturnType<typeof sample>[]>()

function recordings(type: string) {
  const known = samplesByType.get(type) ?? readRecordings(type)
  samplesByType.set(type, known)
  return known
}

function readRecordings(type: string) {
  const folder = new URL(`../test-samples/${type}/`, import.meta.url)
  if (!existsSync(folder)) return []
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.map((name) => sample(type, name.slice(0, -'.json'.length)))
}

/** Ids of existing resources, from all lists of a service without path parameters; not of images of a gigabyte. */
export async function idsIn(client: Client, service: Service): Promise<string[]> {
  const lists = service.routes.filter(({ method, path }) => method === 'GET' && !/[:*]/.test(path))
  const responses = await Promise.all(lists.map(({ path }) => client.get(service.prefix + path)))
  const ids = responses.flatMap(({ body }) => itemsIn(body)).flatMap(({ id, size }) => (isLarge(size) ? [] : [id]))
  return [...new Set(ids)].slice(0, 40)
}

const isLarge = (size: unknown) => typeof size === 'number' && size > 100 * 1024 ** 2

interface Listed {
  id: string
  size?: unknown
}

/** All objects with an id, at any depth. */
function itemsIn(value: unknown): Listed[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(itemsIn)
  return 'id' in value && typeof value.id === 'string' ? [value as Listed, ...inside] : inside // `id` is checked
}
