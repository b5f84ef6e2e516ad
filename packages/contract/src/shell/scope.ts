import * as z from 'zod'
import { get, post } from '../endpoint.ts'

const Message = z.object({ message: z.string() })

const NamedDomain = z.object({ id: z.string(), name: z.string() })

/** Scopes that the user can switch to. */
const Scopes = z.object({
  /** Sorted by name; a domain's name is its id if the user may not read it. */
  projects: z.array(z.object({ id: z.string(), name: z.string(), domain: NamedDomain })),
  /** Domains that the user can administer. */
  domains: z.array(NamedDomain),
})
export type Scopes = z.infer<typeof Scopes>

export const scopeEndpoints = {
  scopeList: get('/api/keystone/scopes/', 'List the projects and domains that the user can switch to', {
    result: Scopes,
  }),
  signOut: post('/auth/logout/', "Sign out and revoke the session's tokens", { open: true }),
  switchProject: post('/auth/switch/:id/', 'Switch the session to a project', { result: Message }),
  switchDomain: post('/auth/switch_domain/:id/', 'Switch the session to a domain, to administer it', {
    result: Message,
  }),
  switchRegion: post('/auth/switch_services_region/:region/', 'Switch the session to another region', {
    result: Message,
  }),
}
