import * as z from 'zod'
import { get } from '../endpoint.ts'

/** The signed-in user and scope, without a token. */
export const UserSession = z.object({
  id: z.string(),
  username: z.string(),
  user_domain_id: z.string(),
  user_domain_name: z.string(),
  enabled: z.boolean(),
  is_superuser: z.boolean(),
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  domain_id: z.string().nullable(),
  domain_name: z.string().nullable(),
  roles: z.array(z.object({ name: z.string() })),
  services_region: z.string().nullable(),
  available_services_regions: z.array(z.string()),
  /** End of the session as an ISO 8601 time. */
  expires_at: z.string(),
})
export type UserSession = z.infer<typeof UserSession>

export const sessionEndpoints = {
  userSession: get('/api/keystone/user-session/', 'Show the signed-in user and scope', { result: UserSession }),
}
