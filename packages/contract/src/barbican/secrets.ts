import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const SecretType = z.enum(['opaque', 'passphrase', 'symmetric', 'public', 'private', 'certificate'])

const StoredSecret = z.object({
  id: z.string(),
  name: z.string(),
  secret_type: z.string(),
  status: z.string(),
  algorithm: z.string().nullable(),
  bit_length: z.number().nullable(),
  mode: z.string().nullable(),
  /** Null without a value. */
  content_type: z.string().nullable(),
  /** In UTC, with its zone, as the others. */
  expiration: z.string().nullable(),
  created: z.string(),
  creator_id: z.string(),
})
export type StoredSecret = z.infer<typeof StoredSecret>

const name = z.string().trim().min(1).max(255)
const expiration = z.iso.datetime().optional()

export const secretEndpoints = {
  secretList: get('/api/barbican/secrets/', "The project's secrets, without their values", {
    result: items(StoredSecret),
  }),
  secretView: get('/api/barbican/secrets/:id/', 'One secret, without its value', { result: StoredSecret }),
  secretValue: get('/api/barbican/secrets/:id/value/', 'The value of a secret', {
    /** Bytes that are no text have none. */
    result: z.object({ text: z.string().nullable(), base64: z.string() }),
  }),
  secretCreate: post('/api/barbican/secrets/', 'Store a secret', {
    body: z.object({ name, secret_type: SecretType, secret: z.string().min(1), expiration }),
    result: z.object({ id: z.string() }),
    location: '/api/barbican/secrets/:id',
  }),
  secretGenerate: post(
    '/api/barbican/secrets/generate/',
    'Let the cloud generate a symmetric key, or a pair of keys; its value is not returned',
    { body: z.object({ name, algorithm: z.enum(['aes', 'rsa']), bit_length: z.number().int(), expiration }) },
  ),
  secretDelete: del('/api/barbican/secrets/:id/', 'Delete a secret'),
}
