import type { UserSession } from '@meridian/contract'
import type { SignIn } from '../../services/credentials/credential-files.ts'

/** What a person signs in with to the project or domain that they work in. */
export const signInOf = (authUrl: string, session: UserSession): SignIn => ({
  authUrl,
  region: session.services_region,
  by: 'password',
  auth: {
    username: session.username,
    user_domain_name: session.user_domain_name,
    project_id: session.project_id,
    project_name: session.project_name,
    domain_id: session.project_id === null ? session.domain_id : null,
  },
})

/** What files for it are called by. */
export const accessNameOf = ({ project_name: project, domain_name: domain, username }: UserSession): string =>
  project ?? domain ?? username
