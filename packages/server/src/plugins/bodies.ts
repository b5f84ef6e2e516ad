import { parse } from 'node:querystring'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiRefusal, badRequest } from '../errors.ts'

/**
 * Parses urlencoded forms, and streams other bodies: octets are `request.body`, multipart forms are read by
 * `request.file()`.
 */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, fieldsOf(text.toString())),
  )
  app.addContentTypeParser('application/octet-stream', ({ routeOptions }, payload, done) => {
    if (routeOptions.config.endpoint?.bytes === 'in') return done(null, payload)
    // Elsewhere the stream would be taken for an object with the stream's own fields.
    done(new ApiRefusal(415, 'This request takes JSON, not application/octet-stream.'))
  })
  await app.register(multipart, { limits: { fileSize: Infinity, files: 1, fields: 100, fieldSize: 1024 * 1024 } })
}

/**
 * A form's fields; a repeated one is a list. Anybody may send a form with a million names: URLSearchParams needs minutes
 * to find each among all others.
 */
const fieldsOf = (text: string) => ({ ...parse(text, undefined, undefined, { maxKeys: 0 }) })

/** The body as a stream; refuses other content types than octets. */
export function octetsOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body
  throw badRequest('application/octet-stream is required')
}

/** The file of a multipart form; undefined if the body is no form, and an error if the form cannot be read. */
export async function formFileOf(request: FastifyRequest): Promise<MultipartFile | undefined> {
  return request.isMultipart() ? orMalformed(() => request.file()) : undefined
}

/** Reads a multipart form; the parser's own refusals have a status, others mean one that is malformed. */
export async function orMalformed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && !('statusCode' in error)) throw badRequest(`malformed form: ${error.message}`)
    throw error
  }
}
