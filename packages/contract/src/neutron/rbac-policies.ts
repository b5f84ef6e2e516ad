import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { NeutronQuery } from './attributes.ts'

const RbacPolicy = z.object({
  id: z.string(),
  project_id: z.string(),
  tenant_id: z.string(),
  object_type: z.string(),
  object_id: z.string(),
  action: z.string(),
  /** A project's id, or `*` for all projects. */
  target_tenant: z.string(),
})
export type RbacPolicy = z.infer<typeof RbacPolicy>

const target = z.string({ error: 'A target project is required.' }).min(1, 'A target project is required.')

export const RbacPolicyForm = z.object({
  object_type: z.string().min(1),
  object_id: z.string().min(1),
  action: z.enum(['access_as_shared', 'access_as_external']),
  target_tenant: target,
})

export const rbacPolicyEndpoints = {
  rbacPolicyList: get('/api/neutron/rbac_policies/', 'List RBAC policies', {
    query: NeutronQuery,
    result: page(RbacPolicy),
  }),
  rbacPolicyCreate: post('/api/neutron/rbac_policies/', 'Share a resource with a project or with all projects', {
    body: RbacPolicyForm,
    result: RbacPolicy,
    location: '/api/neutron/rbac_policies/:id',
  }),
  rbacPolicyView: get('/api/neutron/rbac_policies/:id/', 'Show an RBAC policy', { result: RbacPolicy }),
  rbacPolicyUpdate: patch('/api/neutron/rbac_policies/:id/', 'Change the target project of an RBAC policy', {
    body: z.object({ target_tenant: target }),
    result: RbacPolicy,
  }),
  rbacPolicyDelete: del('/api/neutron/rbac_policies/:id/', 'Delete an RBAC policy'),
}
