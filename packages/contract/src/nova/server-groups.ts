import { SERVER_GROUP_POLICIES } from '@meridian/wire'
import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'

const ServerGroup = z.object({
  id: z.string(),
  name: z.string(),
  policies: z.array(z.string()).default([]),
  /** Ids of servers. */
  members: z.array(z.string()),
  metadata: z.record(z.string(), z.string()).default({}),
  project_id: z.string().nullable().default(null),
  user_id: z.string().nullable().default(null),
})
export type ServerGroup = z.infer<typeof ServerGroup>

export const serverGroupEndpoints = {
  serverGroupList: get(
    '/api/nova/servergroups/',
    "List the project's server groups, or with `all_projects` those of each",
    {
      /** All projects: administrators only. Others get their own project's. */
      query: z.object({ all_projects: z.stringbool().optional() }),
      result: items(ServerGroup),
    },
  ),
  serverGroupCreate: post('/api/nova/servergroups/', 'Create a server group with one policy', {
    body: z.object({
      name: z.string().trim().min(1).max(255),
      policies: z.array(z.enum(SERVER_GROUP_POLICIES)).length(1),
    }),
    result: ServerGroup,
    location: '/api/nova/servergroups/:id',
  }),
  serverGroupView: get('/api/nova/servergroups/:id/', 'Show a server group', { result: ServerGroup }),
  serverGroupDelete: del('/api/nova/servergroups/:id/', 'Delete a server group'),
}
