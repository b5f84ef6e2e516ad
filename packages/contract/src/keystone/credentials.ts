import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'

const Credential = z.object({
  id: z.string(),
  user_id: z.string(),
  project_id: z.string().nullable(),
  type: z.string(),
  /** The secret; its format depends on the type. Empty for `totp`, whose secret is known to its device alone. */
  blob: z.string(),
  /** What the user called the device. */
  name: z.string().optional(),
})
export type Credential = z.infer<typeof Credential>

export const CredentialForm = z.object({
  type: z.string().min(1, 'A type is required.'),
  blob: z.string().min(1, 'Data is required.'),
  /** Default: the signed-in user. */
  user_id: z.string().optional(),
  project_id: z.string().nullish(),
})

export const credentialEndpoints = {
  credentialList: get('/api/keystone/credentials/', "List the user's credentials; administrators get all", {
    query: z.object({ user_id: z.string().optional(), type: z.string().optional() }),
    result: items(Credential),
  }),
  credentialCreate: post('/api/keystone/credentials/', 'Create a credential', {
    body: CredentialForm,
    result: Credential,
    location: '/api/keystone/credentials/:id',
  }),
  credentialView: get('/api/keystone/credentials/:id', 'Show a credential', { result: Credential }),
  credentialUpdate: patch('/api/keystone/credentials/:id', 'Change a credential', { body: CredentialForm.partial() }),
  credentialDelete: del('/api/keystone/credentials/:id', 'Delete a credential'),
}
