import { FormsetError, formsetsAsLines, type Formsets } from '@meridian/contract'
import type { FastifyRequest } from 'fastify'
import { badRequest } from '../../errors.ts'
import { orMalformed } from '../../plugins/bodies.ts'

/**
 * The fields of a posted form, urlencoded or multipart; a repeated one is a list. A file stands as its name: its bytes
 * are sent on their own, to the URL that the reply names.
 */
const formOf = async (request: FastifyRequest): Promise<unknown> =>
  request.isMultipart() ? orMalformed(() => fieldsIn(request)) : (request.body ?? {})

async function fieldsIn(request: FastifyRequest): Promise<Record<string, string | string[] | undefined>> {
  const fields = new Map<string, string[]>()
  for await (const part of request.parts()) {
    if (part.type === 'file') part.file.resume()
    const value = part.type === 'file' ? part.filename : String(part.value)
    fields.set(part.fieldname, [...(fields.get(part.fieldname) ?? []), value])
  }
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}

/** The same with the rows of its formsets as lines. */
export async function formWithRows(request: FastifyRequest, formsets: Formsets = {}): Promise<unknown> {
  const posted = await formOf(request)
  if (typeof posted !== 'object' || posted === null) return posted
  try {
    return formsetsAsLines(Object.fromEntries(Object.entries(posted)), formsets)
  } catch (error) {
    throw error instanceof FormsetError ? badRequest(error.message) : error
  }
}
