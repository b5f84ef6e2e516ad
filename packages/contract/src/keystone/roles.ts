import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items } from '../items.ts'
import { IdentityQuery, IdList, nameOf } from './identity.ts'

export const RoleForm = z.object({ name: nameOf(255), description: z.string().nullish() })

const Role = z.object({
  id: z.string(),
  name: z.string(),
  domain_id: z.string().nullable(),
  description: z.string().nullable().default(null),
  options: z.record(z.string(), z.unknown()).default({}),
  links: z.record(z.string(), z.unknown()).default({}),
})
export type Role = z.infer<typeof Role>

const RoleInference = z.object({
  prior_role: z.object({ id: z.string(), name: z.string() }),
  implies: z.array(z.object({ id: z.string(), name: z.string() })),
})
export type RoleInference = z.infer<typeof RoleInference>

export const roleInferenceEndpoints = {
  roleInferenceList: get('/api/keystone/role-inferences/', 'List the roles that imply others', {
    result: items(RoleInference),
  }),
  impliedRoleAdd: put('/api/keystone/roles/:id/implies/:impliedId', 'Let a role imply another'),
  impliedRoleRemove: del('/api/keystone/roles/:id/implies/:impliedId', 'Let a role no longer imply another'),
}

export const roleEndpoints = {
  roleList: get('/api/keystone/roles/', "List roles; with project_id and user_id, the user's roles on the project", {
    query: IdentityQuery,
    result: items(Role),
  }),
  roleCreate: post('/api/keystone/roles/', 'Create a role', {
    body: RoleForm,
    result: Role,
    location: '/api/keystone/roles/:id',
  }),
  roleDeleteMany: del('/api/keystone/roles/', 'Delete roles', { body: IdList }),
  roleView: get('/api/keystone/roles/:id', 'Show a role; `default` is the default role of new members', {
    result: Role,
  }),
  roleUpdate: patch('/api/keystone/roles/:id', 'Change a role', { body: RoleForm.partial() }),
  roleDelete: del('/api/keystone/roles/:id', 'Delete a role'),
}
