import * as z from 'zod'
import { badRequest, unsupportedMedia } from '../../../core/errors/fault.ts'
import type { Fault } from '../../../core/errors/fault.ts'
import { problemOf } from '../../../core/errors/invalid.ts'
import type { OpenCall } from '../../../core/service/api.ts'

export const text = z.string().max(255)

/** Reads a JSON body; the 400 names the schema and the property. */
export function readBody<S extends z.ZodType>(call: OpenCall, schema: S, name: string): z.output<S> {
  const { 'content-type': type = 'application/json' } = call.headers
  if (!type.startsWith('application/json'))
    throw unsupportedMedia("Unexpected content type. Expected content types are: ['application/json']")
  const body = call.json(z.unknown())
  const result = schema.safeParse(body)
  if (result.success) return result.data
  const { sentence, path } = problemOf(result.error, body)
  throw mismatch(name, sentence, String(path.at(-1) ?? 'None'))
}

export const mismatch = (schema: string, sentence: string, property: string): Fault =>
  badRequest(`Provided object does not match schema '${schema}': ${sentence}. Invalid property: '${property}'`)
