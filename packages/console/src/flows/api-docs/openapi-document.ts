import { get } from '@meridian/contract'
import * as z from 'zod'
import { queryOnce, type ItemQuery } from '../../api/query.ts'

const JsonContent = z.object({ schema: z.unknown(), example: z.unknown().optional() })
const Content = z.object({ content: z.record(z.string(), JsonContent).optional() })

const Operation = z.object({
  operationId: z.string(),
  tags: z.array(z.string()),
  summary: z.string(),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: z.unknown() }),
  ),
  requestBody: Content.optional(),
  responses: z.record(z.string(), Content),
})

const OpenApiDocument = z.object({ paths: z.record(z.string(), z.record(z.string(), Operation)) })

/** What a request or response carries: JSON by a schema, or the bytes of a file. */
export type Payload = { kind: 'json'; schema: unknown; example?: unknown } | { kind: 'bytes' } | { kind: 'none' }

/** One call of the API. */
export interface ApiCall {
  id: string
  group: string
  method: string
  path: string
  summary: string
  parameters: z.infer<typeof Operation>['parameters']
  request: Payload
  response: Payload
}

function payloadOf(carrier: z.infer<typeof Content> | undefined): Payload {
  if (!carrier?.content) return { kind: 'none' }
  const json = carrier.content['application/json']
  return json ? { kind: 'json', ...json } : { kind: 'bytes' }
}

/** All calls of an OpenAPI document, in its order. */
export function callsIn(document: unknown): ApiCall[] {
  return Object.entries(OpenApiDocument.parse(document).paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, tags, summary, parameters, requestBody, responses }]) => ({
      id: operationId,
      group: tags[0] ?? '',
      method: method.toUpperCase(),
      path,
      summary,
      parameters,
      request: payloadOf(requestBody),
      response: payloadOf(Object.entries(responses).find(([status]) => status !== 'default')?.[1]),
    })),
  )
}

/** Calls that have each word of `text` in their method, path or summary. */
export function matching(calls: readonly ApiCall[], text: string): readonly ApiCall[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return calls
  return calls.filter(({ method, path, summary }) => {
    const searched = `${method} ${path} ${summary}`.toLowerCase()
    return wanted.every((word) => searched.includes(word))
  })
}

/** Outside the contract, whose endpoints it describes. */
const openApiEndpoint = get('/api/openapi.json', 'The OpenAPI document', { result: OpenApiDocument })

const document = queryOnce(openApiEndpoint)

export const apiCallsQuery: ItemQuery<ApiCall[]> = {
  queryKey: document.queryKey,
  queryFn: async (context) => callsIn(await document.queryFn(context)),
}
