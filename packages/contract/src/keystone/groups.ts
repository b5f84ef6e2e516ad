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
  groupList: get('/api/keystone/groups/', { summary: 'List groups', query: IdentityQuery, result: items(Group) }),
  groupCreate: post('/api/keystone/groups/', {
    summary: 'Create a group',
    body: GroupForm,
    result: Group,
    location: '/api/keystone/groups/:id',
  }),
  groupDeleteMany: del('/api/keystone/groups/', { summary: 'Delete groups', body: IdList }),
  groupView: get('/api/keystone/groups/:id', { summary: 'Show a group', result: Group }),
  groupUpdate: patch('/api/keystone/groups/:id', { summary: 'Change a group', body: GroupForm.partial() }),
  groupDelete: del('/api/keystone/groups/:id', { summary: 'Delete a group' }),
  groupMemberAdd: put('/api/keystone/groups/:id/users/:userId', { summary: 'Add a user to a group' }),
  groupMemberRemove: del('/api/keystone/groups/:id/users/:userId', { summary: 'Remove a user from a group' }),
}
