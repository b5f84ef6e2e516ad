import * as z from 'zod'
import { get, post } from '../endpoint.ts'

const Told = z.object({ message: z.string() })

const NamedDomain = z.object({ id: z.string(), name: z.string() })

/** Where a user may work. */
const Scopes = z.object({
  /** By name; each with its domain, whose name is its id where the user may not know it. */
  projects: z.array(z.object({ id: z.string(), name: z.string(), domain: NamedDomain })),
  /** Domains to administer. */
  domains: z.array(NamedDomain),
})
export type Scopes = z.infer<typeof Scopes>

export const scopeEndpoints = {
  scopeList: get('/api/keystone/scopes/', {
    summary: 'The projects and domains that the user may work in',
    result: Scopes,
  }),
  signOut: post('/auth/logout/', { summary: "Sign out and revoke the session's tokens", open: true }),
  switchProject: post('/auth/switch/:id/', { summary: "Make a project the session's own", result: Told }),
  switchDomain: post('/auth/switch_domain/:id/', {
    summary: "Make a domain the session's scope, for administering it",
    result: Told,
  }),
  switchRegion: post('/auth/switch_services_region/:region/', {
    summary: 'Use the services of another region',
    result: Told,
  }),
}
