import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { badRequest } from '../errors.ts'

/**
 * Parses urlencoded forms, and streams other bodies: octets are `request.body`, multipart forms are read by
 * `request.file()`.
 */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, fieldsOf(text.toString())),
  )
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload))
  await app.register(multipart, { limits: { fileSize: Infinity, files: 1, fields: 100, fieldSize: 1024 * 1024 } })
}

/** A form's fields; a repeated one is a list. */
function fieldsOf(text: string): Record<string, string | string[]> {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** The body as a stream; refuses other content types than octets. */
export function octetsOf({ body }: FastifyRequest): Readable {
  if (body instanceof Readable) return body
  throw badRequest('application/octet-stream is required')
}
