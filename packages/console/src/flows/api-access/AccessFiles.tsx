import type { UserSession } from '@meridian/contract'
import { useSession } from '../../framework/session/session.ts'
import { CredentialDownloads } from '../../services/credentials/CredentialDownloads.tsx'
import { accessFileMessages } from '../../services/credentials/access-file.messages.ts'
import type { SignIn } from '../../services/credentials/credential-files.ts'

/** Downloads openrc and clouds.yaml for the current project; disabled until Keystone's address is known. */
export function AccessFiles({ authUrl }: { authUrl: string | null }) {
  const session = useSession()
  return (
    <CredentialDownloads
      signIn={authUrl === null ? null : signInOf(authUrl, session)}
      name={accessNameOf(session)}
      labels={accessFileMessages}
    />
  )
}

/** The credentials of the user for the current project or domain. */
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

/** The part of the file name that says what the file is for. */
export const accessNameOf = ({ project_name: project, domain_name: domain, username }: UserSession): string =>
  project ?? domain ?? username
