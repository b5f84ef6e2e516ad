import * as z from 'zod'
import { PageQuery } from '../items.ts'

/** Paging, plus any filter of Neutron's by its own name. */
export const NeutronQuery = PageQuery.extend({
  /** Those of every project, for administrators. */
  all_projects: z.stringbool().optional(),
}).catchall(z.string())

export const NeutronName = z.string().max(255, 'Ensure this value has at most 255 characters.')

/** What the form says of a switch that Neutron keeps as a boolean. */
export const AdminState = z.enum(['UP', 'DOWN'])

/** What nearly all of Neutron's replies begin with. */
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

/** What nearly all of Neutron's resources can be given. */
export const settable = {
  name: NeutronName.optional(),
  description: NeutronName.optional(),
  admin_state_up: z.boolean().optional(),
}

export const HostRoute = z.object({ destination: z.string().min(1), nexthop: z.string().min(1) })
