import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items } from '../items.ts'
import { IdentityQuery, IdList, nameOf } from './identity.ts'

export const GroupForm = z.object({
  name: nameOf(64),
  description: z.string().nullish(),
  domain_id: z.string().optional(),
})

export const Group = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable().default(null),
  domain_id: z.string(),
})
export type Group = z.infer<typeof Group>

export const groupEndpoints = {
  groupList: get('/api/keystone/groups/', 'List groups', { query: IdentityQuery, result: items(Group) }),
  groupCreate: post('/api/keystone/groups/', 'Create a group', {
    body: GroupForm,
    result: Group,
    location: '/api/keystone/groups/:id',
  }),
  groupDeleteMany: del('/api/keystone/groups/', 'Delete groups', { body: IdList }),
  groupView: get('/api/keystone/groups/:id', 'Show a group', { result: Group }),
  groupUpdate: patch('/api/keystone/groups/:id', 'Change a group', { body: GroupForm.partial() }),
  groupDelete: del('/api/keystone/groups/:id', 'Delete a group'),
  groupMemberAdd: put('/api/keystone/groups/:id/users/:userId', 'Add a user to a group'),
  groupMemberRemove: del('/api/keystone/groups/:id/users/:userId', 'Remove a user from a group'),
}
