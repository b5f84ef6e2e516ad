import { EXPECTED_HEADER, STATUS_HEADER } from '@meridian/contract'
import { BadSegment, BrokenBody, MissingService, OpenStackError, ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'

/** An error of our own API, not of a service. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly status: number
  readonly headers: Record<string, string>

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

/** A refusal whose body is an object with the message, as tables expect it of a cell. */
export class CellRefusal extends ApiRefusal {
  readonly body: { message: string }

  constructor(status: 400 | 401, message: string) {
    super(status, message)
    this.body = { message }
  }
}

export const badRequest = (message: string) => new ApiRefusal(400, message)
export const notSignedIn = (headers?: Record<string, string>) => new ApiRefusal(401, 'not logged in', headers)

interface ErrorResponse {
  status: number
  message: string
  requestId?: string | null
  headers?: Record<string, string>
  /** The message as a JSON string unless given. */
  body?: { message: string }
}

const STATUS_OF_OUTAGE = { unreachable: 503, timeout: 504, garbage: 502 }

/** Codes of the system: no space, or no more for this user. */
const DISK_IS_FULL: unknown[] = ['ENOSPC', 'EDQUOT']

/** Status and message of the response to an error. */
export function errorResponse(error: unknown): ErrorResponse {
  if (error instanceof ApiRefusal) return error
  // A service's 5xx is passed on with its message, which may help.
  if (error instanceof OpenStackError)
    return { status: error.status, message: error.message, requestId: error.requestId }
  if (error instanceof ServiceOutage) return { status: STATUS_OF_OUTAGE[error.reason], message: error.message }
  if (error instanceof MissingService) return { status: 501, message: error.message }
  if (error instanceof BrokenBody)
    return error.cause instanceof ApiRefusal ? error.cause : { status: 400, message: error.message }
  if (error instanceof BadSegment) return { status: 400, message: error.message }
  // What a form sends before its fields waits on our own disk.
  if (error instanceof Error && 'code' in error && DISK_IS_FULL.includes(error.code))
    return { status: 507, message: 'The disk of the console is full. Its administrator must make room.' }
  if (error instanceof z.ZodError) return { status: 400, message: sentence(error) }
  if (isClientError(error)) return { status: error.statusCode, message: error.message }
  return {
    status: 500,
    message: 'The console failed unexpectedly. The administrator can find the error in the log by its request id.',
  }
}

/** A message that names the first invalid field. */
function sentence({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'Invalid request'
  // Names the field itself, in the API's own words.
  if (issue.message.startsWith('missing required parameter')) return issue.message
  return issue.path.length ? `${issue.path.join('.')}: ${issue.message}` : issue.message
}

const isClientError = (error: unknown): error is Error & { statusCode: number } =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) >= 400 && Number(error.statusCode) < 500

/**
 * Sends any error as a JSON string with its message, or as what `bodyOf` makes of the message; logs unexpected ones
 * with their stack.
 */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  bodyOf: (message: string) => unknown = (message) => message,
): FastifyReply {
  const { status, message, requestId, headers = {}, body = bodyOf(message) } = errorResponse(error)
  if (status === 500 && !(error instanceof OpenStackError)) request.log.error({ err: error }, 'unexpected error')
  if (requestId) reply.header('x-openstack-request-id', requestId)
  const expected = request.method === 'GET' && request.headers[EXPECTED_HEADER] && (status === 403 || status === 404)
  if (expected) reply.header(STATUS_HEADER, status).header('cache-control', 'no-store')
  return reply
    .code(expected ? 200 : status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => sendError(new ApiRefusal(404, 'not found'), request, reply))
}
