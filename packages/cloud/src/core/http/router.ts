import type { Route } from '../service/api.ts'
import type { Method } from '../service/internal-request.ts'

interface Node {
  words: Map<string, Node>
  parameter: Node | undefined
  /** Takes the rest of the path, slashes and all. */
  tail: Node | undefined
  routes: Declared[]
}

interface Declared {
  route: Route
  /** What the query has to have, as in `?bulk-delete` or `?multipart-manifest=put`. */
  query: string | undefined
}

export interface Match {
  route: Route
  params: Record<string, string>
}

/** Either the route, or the methods that the path does have (none: the path is unknown). */
export type Found = Match | { allow: Method[] }

const node = (): Node => ({ words: new Map(), parameter: undefined, tail: undefined, routes: [] })

type Router = (method: string, segments: readonly string[], query: URLSearchParams) => Found

/**
 * Finds routes by walking the path's segments, so that hundreds of routes cost no more than one. `:name` takes a segment,
 * `*name` the rest of the path; a route that ends in `?name` or `?name=value` is for requests whose query has that.
 */
export function createRouter(routes: readonly Route[]): Router {
  const root = node()
  for (const route of routes) add(root, route)
  return (method, segments, query) => {
    const values: string[] = []
    const end = walk(root, segments, 0, values)
    const route = end && routeFor(end, method, query)
    if (route) return { route, params: namedParams(route, values) }
    return { allow: end ? methodsOf(end) : [] }
  }
}

/**
 * `/v2/images/` → `['v2', 'images', '']`; undefined where the encoding is broken. A slash is one however it is written,
 * as it is for everything behind WSGI.
 */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return (path.includes('%') ? decodeURIComponent(path) : path).split('/').slice(1)
  } catch {
    return undefined // decodeURIComponent only ever throws on a malformed sequence: such a path names nothing
  }
}

/** The parameters behind the `?` of a path. */
export function queryOf(target: string): URLSearchParams {
  const mark = target.indexOf('?')
  return new URLSearchParams(mark < 0 ? '' : target.slice(mark))
}

function add(root: Node, route: Route): void {
  const [path = '', query] = route.path.split('?', 2)
  let here = root
  for (const segment of path.split('/').filter((part) => part !== '')) {
    if (segment.startsWith(':')) here = here.parameter ??= node()
    else if (segment.startsWith('*')) here = here.tail ??= node()
    else {
      const next = here.words.get(segment) ?? node()
      here.words.set(segment, next)
      here = next
    }
  }
  if (here.routes.some((other) => other.route.method === route.method && other.query === query)) {
    throw new Error(`${route.method} ${route.path} is declared twice`)
  }
  here.routes.push({ route, query })
  here.routes.sort((one, other) => Number(one.query === undefined) - Number(other.query === undefined))
}

/** Fixed words win over parameters, parameters over the rest of the path; what leads nowhere is tried as the next. */
function walk(here: Node, segments: readonly string[], at: number, values: string[]): Node | undefined {
  const segment = segments[at]
  const isEnd = segment === undefined || (segment === '' && at === segments.length - 1)
  if (isEnd) return here.routes.length > 0 ? here : undefined
  const word = here.words.get(segment)
  const found = word && walk(word, segments, at + 1, values)
  if (found) return found
  if (here.parameter) {
    values.push(segment)
    const end = walk(here.parameter, segments, at + 1, values)
    if (end) return end
    values.pop()
  }
  if (here.tail) values.push(segments.slice(at).join('/'))
  return here.tail
}

function routeFor(end: Node, method: string, query: URLSearchParams): Route | undefined {
  const fits = ({ route, query: wanted }: Declared) => {
    const [name, value] = wanted?.split('=', 2) ?? []
    return route.method === method && (name === undefined || query.has(name, value))
  }
  return end.routes.find(fits)?.route ?? (method === 'HEAD' ? routeFor(end, 'GET', query) : undefined)
}

function methodsOf({ routes }: Node): Method[] {
  const methods = [...new Set(routes.map(({ route }) => route.method))]
  return methods.includes('GET') && !methods.includes('HEAD') ? [...methods, 'HEAD'] : methods
}

function namedParams(route: Route, values: readonly string[]): Record<string, string> {
  const names = (route.path.split('?', 1)[0] ?? '').split('/').filter((part) => /^[:*]/.test(part))
  return Object.fromEntries(names.map((name, index) => [name.slice(1), values[index] ?? '']))
}
