import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { items } from '../items.ts'

/** Keystone's largest limit; -1 is unlimited. */
const Amount = z.number().int().min(-1).max(0x7fffffff)

const common = {
  id: z.string(),
  service_id: z.string(),
  region_id: z.string().nullable().default(null),
  resource_name: z.string(),
  description: z.string().nullable().default(null),
}

const RegisteredLimit = z.object({ ...common, default_limit: z.number() })
export type RegisteredLimit = z.infer<typeof RegisteredLimit>

const Limit = z.object({
  ...common,
  resource_limit: z.number(),
  project_id: z.string().nullable().default(null),
  domain_id: z.string().nullable().default(null),
})
export type IdentityLimit = z.infer<typeof Limit>

const What = z.object({
  service_id: z.string().min(1, 'A service is required.'),
  region_id: z.string().min(1).nullish(),
  resource_name: z.string().trim().min(1, 'A resource is required.').max(255),
})

const RegisteredLimitForm = What.extend({ default_limit: Amount, description: z.string().nullish() })

const LimitForm = What.extend({
  resource_limit: Amount,
  description: z.string().nullish(),
  project_id: z.string().min(1).optional(),
  domain_id: z.string().min(1).optional(),
}).refine(({ project_id: project, domain_id: domain }) => (project === undefined) !== (domain === undefined), {
  error: 'Either a project or a domain is required.',
  path: ['project_id'],
})

export const registeredLimitEndpoints = {
  registeredLimitList: get('/api/keystone/registered-limits/', 'List the default limits of resources', {
    result: items(RegisteredLimit),
  }),
  registeredLimitCreate: post('/api/keystone/registered-limits/', 'Register a default limit', {
    body: RegisteredLimitForm,
    result: RegisteredLimit,
    location: '/api/keystone/registered-limits/:id',
  }),
  registeredLimitView: get('/api/keystone/registered-limits/:id', 'Show a default limit', { result: RegisteredLimit }),
  registeredLimitUpdate: patch('/api/keystone/registered-limits/:id', 'Change a default limit', {
    body: RegisteredLimitForm.partial(),
  }),
  registeredLimitDelete: del(
    '/api/keystone/registered-limits/:id',
    'Remove a default limit that no project or domain overrides',
  ),
}

export const limitEndpoints = {
  limitList: get(
    '/api/keystone/limits/',
    'List limits of projects and domains: all for users with a role on the system, else those of the scope',
    { result: items(Limit) },
  ),
  limitCreate: post('/api/keystone/limits/', 'Set the limit of a project or domain', {
    body: LimitForm,
    result: Limit,
    location: '/api/keystone/limits/:id',
  }),
  limitView: get('/api/keystone/limits/:id', 'Show the limit of a project or domain', { result: Limit }),
  limitUpdate: patch('/api/keystone/limits/:id', 'Change the limit of a project or domain', {
    body: z.object({ resource_limit: Amount, description: z.string().nullish() }).partial(),
  }),
  limitDelete: del('/api/keystone/limits/:id', 'Remove a limit: the default applies again'),
}
