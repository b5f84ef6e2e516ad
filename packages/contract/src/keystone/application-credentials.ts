import * as z from 'zod'
import { del, get, post } from '../endpoint.ts'
import { items } from '../items.ts'
import { nameOf } from './identity.ts'

const AccessRule = z.object({ id: z.string(), service: z.string(), path: z.string(), method: z.string() })
export type AccessRule = z.infer<typeof AccessRule>

const ApplicationCredential = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  project_id: z.string().nullable(),
  expires_at: z.string().nullable(),
  unrestricted: z.boolean().nullable().default(false),
  roles: z.array(z.object({ id: z.string(), name: z.string() })),
  access_rules: z.array(AccessRule).default([]),
})
export type ApplicationCredential = z.infer<typeof ApplicationCredential>

const NewApplicationCredential = ApplicationCredential.extend({
  /** Returned only once. */
  secret: z.string(),
})
export type NewApplicationCredential = z.infer<typeof NewApplicationCredential>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** An existing rule by its id, or a new rule. */
const AccessRuleRequest = z.union([
  z.strictObject({ id: z.string() }),
  z.strictObject({ service: z.string().min(1), path: z.string().min(1), method: z.enum(METHODS) }),
])

const BAD_RULES = 'Access rules must be a valid JSON or YAML list.'
export const AccessRules = z.array(AccessRuleRequest, { error: BAD_RULES })

export const ApplicationCredentialForm = z.object({
  name: nameOf(255),
  description: z.string().nullish(),
  /** Keystone generates one if it is missing. */
  secret: z.string().min(1).optional(),
  expires_at: z.iso.datetime({ offset: true, local: true, error: 'Enter a valid date and time.' }).nullish(),
  /** Roles by id or name; all roles of the user on the project by default. */
  roles: z.array(z.union([z.object({ id: z.string() }), z.object({ name: z.string() })])).optional(),
  /** A list, or a text with a JSON or YAML list. */
  access_rules: z.union([AccessRules, z.string()], { error: BAD_RULES }).optional(),
  unrestricted: z.boolean().optional(),
})

export const applicationCredentialEndpoints = {
  applicationCredentialList: get(
    '/api/keystone/application-credentials/',
    "List the user's application credentials, or those of another user, if Keystone lets administrators see them",
    { query: z.object({ user_id: z.string().min(1).optional() }), result: items(ApplicationCredential) },
  ),
  applicationCredentialCreate: post(
    '/api/keystone/application-credentials/',
    'Create an application credential for the current project; the secret is returned once',
    {
      body: ApplicationCredentialForm,
      result: NewApplicationCredential,
      location: '/api/keystone/application-credentials/:id',
    },
  ),
  applicationCredentialView: get(
    '/api/keystone/application-credentials/:id',
    'Show an application credential of the user',
    { result: ApplicationCredential },
  ),
  applicationCredentialDelete: del(
    '/api/keystone/application-credentials/:id',
    'Delete an application credential of the user',
  ),
  accessRuleList: get('/api/keystone/access-rules/', "List the access rules of the user's application credentials", {
    result: items(AccessRule),
  }),
  accessRuleDelete: del('/api/keystone/access-rules/:id', 'Delete an access rule that no application credential uses'),
}
