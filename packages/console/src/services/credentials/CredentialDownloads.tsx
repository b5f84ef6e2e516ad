import { Download } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import type { SignIn } from './credential-files.ts'
import { saveCredentials, type CredentialFile } from './save-credentials.ts'

interface CredentialDownloadsProps {
  /** What the files are for; null while Keystone's address is not known. */
  signIn: SignIn | null
  /** What the OpenRC file's name begins with. */
  name: string
  labels: Record<CredentialFile, MessageDescriptor>
}

/** Downloads of the files with which other programs sign in. */
export function CredentialDownloads({ signIn, name, labels }: CredentialDownloadsProps) {
  const { formatMessage } = useIntl()
  return (['openRc', 'cloudsYaml'] as const).map((file) => (
    <Button
      key={file}
      icon={<Download aria-hidden />}
      disabled={signIn === null}
      onClick={() => signIn && saveCredentials(file, signIn, name)}
    >
      {formatMessage(labels[file])}
    </Button>
  ))
}
