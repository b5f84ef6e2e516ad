import * as z from 'zod'
import { post } from '../endpoint.ts'

const Told = z.object({ message: z.string() })

export const scopeEndpoints = {
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
