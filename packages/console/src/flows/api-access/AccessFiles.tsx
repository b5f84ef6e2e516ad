import type { UserSession } from '@meridian/contract'
import { useEffect, useEffectEvent } from 'react'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { useSession } from '../../framework/session/session.ts'
import { useSettings } from '../../framework/session/settings.ts'
import { CredentialDownloads } from '../../services/credentials/CredentialDownloads.tsx'
import { accessFileMessages } from '../../services/credentials/access-file.messages.ts'
import { offeredFiles, saveCredentials, type SignIn } from '../../services/credentials/credential-files.ts'
import { API_ACCESS } from './addresses.ts'

/** Downloads openrc and clouds.yaml for the current project; disabled until Keystone's address is known. */
export function AccessFiles({ authUrl }: { authUrl: string | null }) {
  const session = useSession()
  const signIn = authUrl === null ? null : signInOf(authUrl, session)
  const name = accessNameOf(session)
  useAddressedFile(signIn, name)
  return <CredentialDownloads signIn={signIn} name={name} labels={accessFileMessages} />
}

/** Downloads the file that the address names, once. */
function useAddressedFile(signIn: SignIn | null, name: string) {
  const settings = useSettings()
  const { name: address, close } = useModalAddress()
  const file = settings && offeredFiles(settings).find((each) => API_ACCESS[each] === address)
  const save = useEffectEvent(() => {
    if (!file || !signIn || !settings) return
    saveCredentials(file, signIn, name, settings)
    close()
  })
  const isReady = file !== undefined && signIn !== null
  useEffect(() => {
    if (isReady) save()
  }, [isReady])
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
