import { Download } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { Button } from '../../ui/buttons.tsx'
import { offeredFiles, saveCredentials, type CredentialFile, type SignIn } from './credential-files.ts'

interface CredentialDownloadsProps {
  /** null while the URL of Keystone is unknown. */
  signIn: SignIn | null
  /** The name of the OpenRC file begins with it. */
  name: string
  labels: Record<CredentialFile, MessageDescriptor>
}

/** Buttons that download the files with which clients sign in. */
export function CredentialDownloads({ signIn, name, labels }: CredentialDownloadsProps) {
  const { formatMessage } = useIntl()
  const settings = useSettings() ?? NOTHING_SET
  return offeredFiles(settings).map((file) => (
    <Button
      key={file}
      icon={<Download aria-hidden />}
      disabled={signIn === null}
      onClick={() => signIn && saveCredentials(file, signIn, name, settings)}
    >
      {formatMessage(labels[file])}
    </Button>
  ))
}
