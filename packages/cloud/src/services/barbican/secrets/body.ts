import { SECRET_TYPES } from '@meridian/wire'
import * as z from 'zod'
import { tooLarge } from '../../../core/errors/fault.ts'
import type { OpenCall } from '../../../core/service/api.ts'
import { mismatch, readBody, text } from '../resource/body.ts'
import { timeOf } from '../resource/new-row.ts'

const CONTENT_TYPES = [
  'text/plain',
  'text/plain;charset=utf-8',
  'text/plain; charset=utf-8',
  'application/octet-stream',
  'application/pkcs8',
]

/** What the store takes of a value, in bytes. */
const MAX_PAYLOAD = 20_000

export function requireRoom(value: Buffer | null): void {
  if (value && value.length > MAX_PAYLOAD) throw tooLarge('Provided information too large to process')
}

const NewSecret = z.object({
  name: text.nullish(),
  secret_type: z.enum(SECRET_TYPES).nullish(),
  algorithm: text.nullish(),
  mode: text.nullish(),
  bit_length: z.int().min(1).max(32_767).nullish(),
  expiration: z.string().nullish(),
  payload: z.string().nullish(),
  payload_content_type: text.nullish(),
  payload_content_encoding: z.enum(['base64']).nullish(),
})

export type SecretGiven = z.output<typeof NewSecret>

export function readSecret(call: OpenCall): SecretGiven & { bytes: Buffer | null } {
  const given = readBody(call, NewSecret, 'Secret')
  const { payload, payload_content_type: type, payload_content_encoding: encoding } = given
  const refuse = (sentence: string, property: string) => mismatch('Secret', sentence, property)
  if (payload === '') throw refuse("If 'payload' specified, must be non empty", 'payload')
  if (payload && !type)
    throw refuse("If 'payload' is supplied, 'payload_content_type' must also be supplied.", 'payload_content_type')
  if (payload && type && !CONTENT_TYPES.includes(type.toLowerCase())) {
    const list = CONTENT_TYPES.map((each) => `'${each}'`).join(', ')
    throw refuse(`payload_content_type is not one of [${list}]`, 'payload_content_type')
  }
  if (payload && type && !type.startsWith('text/') && !encoding)
    throw refuse(
      'payload_content_encoding must be specified when payload_content_type is application/octet-stream.',
      'payload_content_encoding',
    )
  if (payload && type?.startsWith('text/') && encoding)
    throw refuse(
      'payload_content_encoding must not be specified when payload_content_type is text/plain',
      'payload_content_encoding',
    )
  const bytes = payload ? Buffer.from(payload, encoding ?? 'utf8') : null
  requireRoom(bytes)
  return { ...given, expiration: expirationOf(call, given.expiration), bytes }
}

/** A time in the future, in UTC. */
export function expirationOf(call: OpenCall, given: string | null | undefined): string | null {
  if (!given) return null
  const time = Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(given) ? given : `${given}Z`)
  if (Number.isNaN(time)) throw mismatch('Secret', "Invalid date for 'expiration'", 'expiration')
  if (time <= call.clock.now()) throw mismatch('Secret', "'expiration' is before current time", 'expiration')
  return timeOf(time)
}
