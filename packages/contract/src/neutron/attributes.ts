import * as z from 'zod'
import { PageQuery } from '../items.ts'

/** Paging, plus any Neutron filter by its own name. */
export const NeutronQuery = PageQuery.extend({
  /** Resources of all projects; administrators only. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())

export const NeutronName = z.string().max(255, 'Ensure this value has at most 255 characters.')

/** Neutron's `admin_state_up` as the words of the form. */
export const AdminState = z.enum(['UP', 'DOWN'])

/** Fields that nearly all Neutron resources have. */
export const base = {
  id: z.string(),
  name: z.string(),
  description: z.string().default(''),
  project_id: z.string(),
  tenant_id: z.string(),
  tags: z.array(z.string()).default([]),
  created_at: z.string().optional(),
  updated_at: z.string().optional(),
  revision_number: z.number().optional(),
}

/** Fields that nearly all Neutron resources accept. */
export const settable = {
  name: NeutronName.optional(),
  description: NeutronName.optional(),
  admin_state_up: z.boolean().optional(),
}

export const HostRoute = z.object({ destination: z.string().min(1), nexthop: z.string().min(1) })
