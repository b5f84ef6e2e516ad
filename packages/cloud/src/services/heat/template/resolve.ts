import type { Scope } from './functions/function.ts'
import { FUNCTIONS } from './functions/table.ts'
import { isMap } from './json.ts'
import type { Json } from './json.ts'

/** The function call of a map with a single key, if the template's version has the function. */
function callOf(value: Json, functions: ReadonlySet<string>): { name: string; args: Json } | undefined {
  if (!isMap(value)) return undefined
  const [entry, more] = Object.entries(value)
  if (!entry || more || !functions.has(entry[0])) return undefined
  return { name: entry[0], args: entry[1] }
}

/** The value with all function calls evaluated. */
export function resolve(value: Json, functions: ReadonlySet<string>, scope: Scope, place: string): Json {
  const call = callOf(value, functions)
  const made = call && FUNCTIONS[call.name]
  if (made) {
    const inner = (args: Json) => resolve(args, functions, scope, place)
    return made.apply(call.args, { name: call.name, scope, place, resolve: inner })
  }
  if (Array.isArray(value)) return value.map((item, index) => resolve(item, functions, scope, `${place}[${index}]`))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, functions, scope, `${place}.${key}`)]),
  )
}

/** A reference to a resource, by `get_resource` or `get_attr`. */
export interface ResourceReference {
  resource: string
  attribute?: string
}

/** The references in a value; of an `if`, only those of the branch in use. */
export function referencesIn(
  value: Json,
  functions: ReadonlySet<string>,
  isTrue: (condition: Json) => boolean,
): ResourceReference[] {
  const inside = (items: readonly Json[]) => items.flatMap((item) => referencesIn(item, functions, isTrue))
  const call = callOf(value, functions)
  if (call?.name === 'get_resource' && typeof call.args === 'string') return [{ resource: call.args }]
  if (call?.name === 'get_attr' && Array.isArray(call.args)) {
    const [resource, attribute] = call.args
    if (typeof resource === 'string' && typeof attribute === 'string') {
      return [{ resource, attribute }, ...inside(call.args)]
    }
    if (typeof resource === 'string') return [{ resource }, ...inside(call.args)]
  }
  if (call?.name === 'if' && Array.isArray(call.args) && call.args.length >= 2) {
    const [condition = null, yes = null, no = null] = call.args
    return inside([isTrue(condition) ? yes : no])
  }
  if (Array.isArray(value)) return inside(value)
  return isMap(value) ? inside(Object.values(value)) : []
}
