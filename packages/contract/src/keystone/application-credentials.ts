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
  /** Said now and never again. */
  secret: z.string(),
})
export type NewApplicationCredential = z.infer<typeof NewApplicationCredential>

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** A rule that is there by its id, or a new one. */
const WantedRule = z.union([
  z.strictObject({ id: z.string() }),
  z.strictObject({ service: z.string().min(1), path: z.string().min(1), method: z.enum(METHODS) }),
])

const BAD_RULES = 'Access rules must be a valid JSON or YAML list.'
export const AccessRules = z.array(WantedRule, { error: BAD_RULES })

export const ApplicationCredentialForm = z.object({
  name: nameOf(255),
  description: z.string().nullish(),
  /** Keystone makes one up where there is none. */
  secret: z.string().min(1).optional(),
  expires_at: z.iso.datetime({ offset: true, local: true, error: 'Enter a valid date and time.' }).nullish(),
  /** By id or name; all that the user has on the project unless some are named. */
  roles: z.array(z.union([z.object({ id: z.string() }), z.object({ name: z.string() })])).optional(),
  /** As they are, or as a text that says them in JSON or YAML. */
  access_rules: z.union([AccessRules, z.string()], { error: BAD_RULES }).optional(),
  unrestricted: z.boolean().optional(),
})

export const applicationCredentialEndpoints = {
  applicationCredentialList: get('/api/keystone/application-credentials/', {
    summary: "One's own application credentials",
    result: items(ApplicationCredential),
  }),
  applicationCredentialCreate: post('/api/keystone/application-credentials/', {
    summary: 'Create an application credential for the current project; its secret is shown once',
    body: ApplicationCredentialForm,
    result: NewApplicationCredential,
    location: '/api/keystone/application-credentials/:id',
  }),
  applicationCredentialView: get('/api/keystone/application-credentials/:id', {
    summary: "One of one's own application credentials",
    result: ApplicationCredential,
  }),
  applicationCredentialDelete: del('/api/keystone/application-credentials/:id', {
    summary: "Delete one of one's own application credentials",
  }),
  accessRuleList: get('/api/keystone/access-rules/', {
    summary: "The access rules that one's application credentials have used",
    result: items(AccessRule),
  }),
  accessRuleDelete: del('/api/keystone/access-rules/:id', {
    summary: 'Delete an access rule that no application credential uses',
  }),
}
