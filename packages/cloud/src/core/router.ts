import type { Route } from './api.ts'
import type { Method } from './method.ts'

interface Node {
  words: Map<string, Node>
  parameter: Node | undefined
  routes: Partial<Record<Method, Route>>
}

export interface Match {
  route: Route
  params: Record<string, string>
}

/** Either the route, or the methods that the path does have (none: the path is unknown). */
export type Found = Match | { allow: Method[] }

const node = (): Node => ({ words: new Map(), parameter: undefined, routes: {} })

/** Finds routes by walking the path's segments, so that hundreds of routes cost no more than one. */
export function createRouter(routes: readonly Route[]): (method: string, segments: readonly string[]) => Found {
  const root = node()
  for (const route of routes) add(root, route)
  return (method, segments) => {
    const values: string[] = []
    const end = walk(root, segments, 0, values)
    const route = end && routeFor(end, method)
    if (route) return { route, params: named(route, values) }
    return { allow: end ? methodsOf(end) : [] }
  }
}

/** `/v2/images/` → `['v2', 'images']`, decoded; undefined where the encoding is broken. */
export function segmentsOf(path: string): string[] | undefined {
  const parts = path.split('/').slice(1)
  if (parts.at(-1) === '') parts.pop()
  try {
    return path.includes('%') ? parts.map(decodeURIComponent) : parts
  } catch {
    return undefined // decodeURIComponent only ever throws on a malformed sequence: such a path names nothing
  }
}

function add(root: Node, route: Route): void {
  let here = root
  for (const segment of segmentsOf(route.path) ?? []) {
    if (segment.startsWith(':')) here = here.parameter ??= node()
    else {
      const next = here.words.get(segment) ?? node()
      here.words.set(segment, next)
      here = next
    }
  }
  if (here.routes[route.method]) throw new Error(`${route.method} ${route.path} is declared twice`)
  here.routes[route.method] = route
}

/** Fixed words win over parameters; a word that leads nowhere is tried as a parameter. */
function walk(here: Node, segments: readonly string[], at: number, values: string[]): Node | undefined {
  const segment = segments[at]
  if (segment === undefined) return Object.keys(here.routes).length > 0 ? here : undefined
  const word = here.words.get(segment)
  const found = word && walk(word, segments, at + 1, values)
  if (found || !here.parameter) return found
  values.push(segment)
  const end = walk(here.parameter, segments, at + 1, values)
  if (!end) values.pop()
  return end
}

function routeFor({ routes }: Node, method: string): Route | undefined {
  const own = routes[method as Method] // an unknown method simply is no key
  return own ?? (method === 'HEAD' ? routes.GET : undefined)
}

function methodsOf({ routes }: Node): Method[] {
  const methods = Object.values(routes).map((route) => route.method)
  return methods.includes('GET') && !methods.includes('HEAD') ? [...methods, 'HEAD'] : methods
}

function named(route: Route, values: readonly string[]): Record<string, string> {
  const names = route.path.split('/').filter((part) => part.startsWith(':'))
  return Object.fromEntries(names.map((name, index) => [name.slice(1), values[index] ?? '']))
}
