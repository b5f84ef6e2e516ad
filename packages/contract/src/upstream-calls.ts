import * as z from 'zod'

/** A request that asks for the calls to the cloud behind it has this header. */
export const CALLS_HEADER = 'x-meridian-calls'

/** Sent: the request is executed as always. Explained: nothing is changed; calls that would are only described. */
export const CALLS_MODES = ['sent', 'explained'] as const
export type CallsMode = (typeof CALLS_MODES)[number]

/** One call to a service of the cloud, without its token. */
export const UpstreamCall = z.object({
  /** The service's type in the catalogue, as `compute`. */
  service: z.string(),
  method: z.string(),
  /** The service's URL in the catalogue. */
  endpoint: z.string(),
  /** What follows the endpoint, with the query. */
  path: z.string(),
  /** The microversion, as `2.93`. */
  version: z.string().nullable(),
  /** Other headers that change the meaning of the call, as `x-container-read`. */
  headers: z.record(z.string(), z.string()),
  /** The body as it is sent; null without a body, and if it is a file. */
  body: z.string().nullable(),
  /** The body is a file, which is not part of this description. */
  file: z.boolean(),
  /** Null if the call was not sent, or not answered. */
  status: z.number().nullable(),
  milliseconds: z.number(),
  requestId: z.string().nullable(),
  /** What later calls have in the place of the id of what this one creates: random, unlike any name. */
  newId: z
    .string()
    .regex(/^[\w-]+$/)
    .optional(),
})
export type UpstreamCall = z.infer<typeof UpstreamCall>

/** The response to a request with `CALLS_HEADER`. */
export const WithCalls = z.object({
  /** The status and the body that the response would have without the header. */
  status: z.number(),
  body: z.unknown(),
  calls: z.array(UpstreamCall),
})
export type WithCalls = z.infer<typeof WithCalls>

/** Whether a call changes something in the cloud. Cinder changes associations by GET. */
export const isWrite = ({ method, path }: Pick<UpstreamCall, 'method' | 'path'>): boolean =>
  (method !== 'GET' && method !== 'HEAD') || /\/qos-specs\/[^/]+\/(?:dis)?associate/.test(path)
