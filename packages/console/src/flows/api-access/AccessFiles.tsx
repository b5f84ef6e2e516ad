import { accessFileMessages } from '../../services/credentials/access-file.messages.ts'
import { CredentialDownloads } from '../../services/credentials/CredentialDownloads.tsx'
import { useSession } from '../../framework/session/session.ts'
import { accessNameOf, signInOf } from './sign-in-of.ts'

/** Downloads of the files with which other programs reach the same project; not before Keystone's address is known. */
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
