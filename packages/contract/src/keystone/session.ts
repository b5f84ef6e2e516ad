import * as z from 'zod'
import { get } from '../endpoint.ts'

/** Who is signed in, and where: what GET /api/keystone/user-session/ answers. It never carries a token. */
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
  /** When the session ends, as an ISO time. */
  expires_at: z.string(),
})
export type UserSession = z.infer<typeof UserSession>

export const sessionEndpoints = {
  userSession: get('/api/keystone/user-session/', { summary: 'Who is signed in, and where', result: UserSession }),
}
