import { CredentialDownloads } from '../../framework/credentials/CredentialDownloads.tsx'
import { useSession } from '../../framework/session.ts'
import { accessFileMessages } from './api-access.messages.ts'
import { signInOf } from './sign-in-of.ts'

/** Downloads of the files with which other programs reach the same project; not before Keystone's address is known. */
export function AccessFiles({ authUrl }: { authUrl: string | null }) {
  const session = useSession()
  return (
    <CredentialDownloads
      signIn={authUrl === null ? null : signInOf(authUrl, session)}
      name={session.project_name ?? session.domain_name ?? session.username}
      labels={accessFileMessages}
    />
  )
}
