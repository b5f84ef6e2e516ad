import type { Route } from '../service/api.ts'
import type { Method } from '../service/internal-request.ts'

interface Node {
  words: Map<string, Node>
  parameter: Node | undefined
  /** Matches the rest of the path, including slashes. */
  tail: Node | undefined
  routes: Declared[]
}

interface Declared {
  route: Route
  /** The required query parameter, as in `?bulk-delete` or `?multipart-manifest=put`. */
  query: string | undefined
}

export interface Match {
  route: Route
  params: Record<string, string>
}

/** The route, or the methods of the path (none if the path is unknown). */
export type Found = Match | { allow: Method[] }

const node = (): Node => ({ words: new Map(), parameter: undefined, tail: undefined, routes: [] })

type Router = (method: string, segments: readonly string[], query: URLSearchParams) => Found

/**
 * Finds routes in a tree of path segments, so that the number of routes does not matter. `:name` matches a segment, `*name` the
 * rest of the path; `?name` or `?name=value` at the end requires that query parameter.
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

/** `/v2/images/` → `['v2', 'images', '']`; undefined if the encoding is invalid. `%2F` separates too, as under WSGI. */
export function segmentsOf(path: string): string[] | undefined {
  try {
    return (path.includes('%') ? decodeURIComponent(path) : path).split('/').slice(1)
  } catch {
    return undefined // a malformed escape sequence
  }
}

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

/** Prefers fixed words to parameters and parameters to the rest of the path, and backtracks. */
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
  const matches = ({ route, query: required }: Declared) => {
    const [name, value] = required?.split('=', 2) ?? []
    return route.method === method && (name === undefined || query.has(name, value))
  }
  return end.routes.find(matches)?.route ?? (method === 'HEAD' ? routeFor(end, 'GET', query) : undefined)
}

function methodsOf({ routes }: Node): Method[] {
  const methods = [...new Set(routes.map(({ route }) => route.method))]
  return methods.includes('GET') && !methods.includes('HEAD') ? [...methods, 'HEAD'] : methods
}

function namedParams(route: Route, values: readonly string[]): Record<string, string> {
  const names = (route.path.split('?', 1)[0] ?? '').split('/').filter((part) => /^[:*]/.test(part))
  return Object.fromEntries(names.map((name, index) => [name.slice(1), values[index] ?? '']))
}
