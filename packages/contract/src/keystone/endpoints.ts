import * as z from 'zod'
import { get } from '../endpoint.ts'
import { items } from '../items.ts'
import { UserSession } from './session.ts'

const CatalogEntry = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  endpoints: z.array(
    z.object({
      id: z.string(),
      interface: z.literal('public'),
      region: z.string(),
      region_id: z.string(),
      url: z.string(),
    }),
  ),
})
export type CatalogEntry = z.infer<typeof CatalogEntry>

const Project = z.object({
  id: z.string(),
  name: z.string(),
  domain_id: z.string(),
  description: z.string(),
  enabled: z.boolean(),
})
export type Project = z.infer<typeof Project>

export const keystone = {
  userSession: get('/api/keystone/user-session/', { summary: 'Who is signed in, and where', result: UserSession }),
  serviceCatalog: get('/api/keystone/svc-catalog/', {
    summary: 'The services of the catalogue with their public endpoints',
    result: z.array(CatalogEntry),
  }),
  projectList: get('/api/keystone/projects/', {
    summary: "Projects; with user_id={own id} and admin=false, the signed-in user's own",
    query: z.object({ user_id: z.string().optional(), admin: z.stringbool().optional() }),
    result: items(Project).extend({ has_more: z.boolean() }),
  }),
}
