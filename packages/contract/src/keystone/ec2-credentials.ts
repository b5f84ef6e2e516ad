import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const Ec2Credential = z.object({
  /** The access key, which is no secret. */
  id: z.string(),
  project_id: z.string(),
})
export type Ec2Credential = z.infer<typeof Ec2Credential>

const Ec2Secret = Ec2Credential.extend({ secret: z.string() })
export type Ec2Secret = z.infer<typeof Ec2Secret>

export const ec2CredentialEndpoints = {
  ec2CredentialList: get('/api/keystone/ec2-credentials/', "List the user's EC2 credentials, without their secrets", {
    result: items(Ec2Credential),
  }),
  ec2CredentialCreate: post('/api/keystone/ec2-credentials/', 'Create EC2 credentials of the user for a project', {
    body: z.object({ project_id: z.string().min(1, 'A project is required.') }),
    result: Ec2Secret,
    location: '/api/keystone/ec2-credentials/:id',
  }),
  ec2CredentialView: get('/api/keystone/ec2-credentials/:id', 'Show EC2 credentials of the user, with the secret', {
    result: Ec2Secret,
  }),
  ec2CredentialDelete: del('/api/keystone/ec2-credentials/:id', 'Delete EC2 credentials of the user'),
}
