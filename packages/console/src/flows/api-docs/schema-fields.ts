/** One value of a JSON body: its path in the body, and what it may be. */
export interface SchemaField {
  /** As `servers[].name`. */
  path: string
  type: string
  required: boolean
}

type Schema = Readonly<Record<string, unknown>>

/** Bodies of services nest deeper; nobody reads that in a table. */
const DEEPEST = 3

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The alternatives of a schema without null. */
const alternativesOf = (schema: Schema): Schema[] => {
  const all = [...listIn(schema['anyOf']), ...listIn(schema['oneOf'])].filter(isSchema)
  return (all.length > 0 ? all : [schema]).filter(({ type }) => type !== 'null')
}

/** What a value may be, as `string | null` or `"up" | "down"`. */
export function typeText(schema: unknown): string {
  if (!isSchema(schema)) return 'any'
  const alternatives = [...listIn(schema['anyOf']), ...listIn(schema['oneOf'])]
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeText))].join(' | ')
  if ('const' in schema) return JSON.stringify(schema['const'])
  const values = listIn(schema['enum'])
  if (values.length > 0) return values.map((value) => JSON.stringify(value)).join(' | ')
  const { type, items, format } = schema
  if (type === 'array') return `${typeText(items)}[]`
  if (Array.isArray(type)) return type.join(' | ')
  if (type === 'string' && typeof format === 'string') return `string (${format})`
  return typeof type === 'string' ? type : 'any'
}

/** The values of a body, outer ones first. */
export function fieldsOf(schema: unknown, prefix = '', depth = 0): SchemaField[] {
  if (!isSchema(schema) || depth > DEEPEST) return []
  return alternativesOf(schema).flatMap((one) => {
    if (one['type'] === 'array') return fieldsOf(one['items'], `${prefix}[]`, depth)
    const required = listIn(one['required'])
    return Object.entries(isSchema(one['properties']) ? one['properties'] : {}).flatMap(([name, value]) => {
      const path = prefix === '' ? name : `${prefix}.${name}`
      return [{ path, type: typeText(value), required: required.includes(name) }, ...fieldsOf(value, path, depth + 1)]
    })
  })
}
