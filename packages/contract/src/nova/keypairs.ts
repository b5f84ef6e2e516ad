import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** Nova accepts only these characters; the form shows Horizon's message before sending. */
export const KeypairName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[\w@.: -]+$/, 'Keypair already exists or name contains bad characters.')

const Keypair = z.object({
  name: z.string(),
  fingerprint: z.string(),
  public_key: z.string(),
  type: z.string().default('ssh'),
})
export type Keypair = z.infer<typeof Keypair>

const NewKeypair = Keypair.extend({
  user_id: z.string(),
  /** Only if Nova generated the key, and only once. */
  private_key: z.string().optional(),
})
export type NewKeypair = z.infer<typeof NewKeypair>

const KeypairDetails = Keypair.extend({
  user_id: z.string(),
  created_at: z.string(),
})
export type KeypairDetails = z.infer<typeof KeypairDetails>

export const keypairEndpoints = {
  keypairList: get('/api/nova/keypairs/', "List the user's key pairs", { result: items(Keypair) }),
  keypairCreate: post('/api/nova/keypairs/', 'Generate a key pair, or import a public key', {
    body: z.object({
      name: KeypairName,
      public_key: z.string().min(1).optional(),
      key_type: z.enum(['ssh', 'x509']).default('ssh'),
    }),
    result: NewKeypair,
    location: '/api/nova/keypairs/:name',
  }),
  keypairView: get('/api/nova/keypairs/:name', 'Show a key pair', { result: KeypairDetails }),
  keypairDelete: del('/api/nova/keypairs/:name', 'Delete a key pair'),
}
