import * as z from 'zod'
import { api } from './api.ts'
import type { Endpoint } from './endpoint.ts'

/** A call that the tests have made, by the name of its operation. */
export interface ApiExample {
  body?: unknown
  result?: unknown
}

const json = (schema: z.ZodType, io: 'input' | 'output', example?: unknown) => ({
  'application/json': {
    schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }),
    ...(example === undefined ? {} : { example }),
  },
})

const BYTES = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }

const parameter = (name: string, where: 'path' | 'query', schema: unknown) => ({
  name,
  in: where,
  required: where === 'path',
  schema,
})

function queryParameters(query: z.ZodType): unknown[] {
  const { properties = {} } = z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).map(([name, schema]) => parameter(name, 'query', schema))
}

/** The example, unless the schema has changed since it was recorded. */
const accepted = (schema: z.ZodType | undefined, example: unknown) =>
  schema?.safeParse(example).success ? example : undefined

function operation(group: string, name: string, endpoint: Endpoint, example: ApiExample = {}) {
  const pathParameters = [...endpoint.path.matchAll(/[:*](\w+)/g)].map(([, param = '']) =>
    parameter(param, 'path', { type: 'string' }),
  )
  return {
    operationId: `${group}.${name}`,
    tags: [group],
    summary: endpoint.summary,
    parameters: [...pathParameters, ...(endpoint.query ? queryParameters(endpoint.query) : [])],
    ...requestBody(endpoint, accepted(endpoint.body, example.body)),
    responses: {
      [endpoint.status]: {
        description: 'Success',
        ...(endpoint.result
          ? { content: json(endpoint.result, 'output', accepted(endpoint.result, example.result)) }
          : {}),
        ...(endpoint.bytes === 'out' ? { content: BYTES } : {}),
      },
      default: { description: 'The message, as a JSON string', content: json(z.string(), 'output') },
    },
    ...(endpoint.open ? { security: [] } : {}),
  }
}

function requestBody({ body, bytes }: Endpoint, example: unknown) {
  if (bytes === 'in') return { requestBody: { required: true, content: BYTES } }
  return body ? { requestBody: { required: true, content: json(body, 'input', example) } } : {}
}

/** The API as an OpenAPI document, generated from the endpoints; `examples` by the names of operations. */
export function openApi(examples: Readonly<Record<string, ApiExample>> = {}) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [group, endpoints] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const path = endpoint.path.replace(/[:*](\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [endpoint.method.toLowerCase()]: operation(group, name, endpoint, examples[`${group}.${name}`]),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Meridian', version: '1', description: "The console's own API" },
    security: [{ session: [] }],
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sessionid' } } },
  }
}
