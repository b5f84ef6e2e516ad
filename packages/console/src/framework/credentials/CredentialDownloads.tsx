import { Download } from 'lucide-react'
import { useIntl, type MessageDescriptor } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { cloudsYaml, openRc, type SignIn } from './credential-files.ts'

interface CredentialDownloadsProps {
  /** What the files are for; null while Keystone's address is not known. */
  signIn: SignIn | null
  /** What the OpenRC file's name begins with. */
  name: string
  labels: { openRc: MessageDescriptor; cloudsYaml: MessageDescriptor }
}

/** Downloads of the files with which other programs sign in. */
export function CredentialDownloads({ signIn, name, labels }: CredentialDownloadsProps) {
  const { formatMessage } = useIntl()
  const download = (label: MessageDescriptor, file: string, type: string, toText: (signIn: SignIn) => string) => (
    <Button
      icon={<Download aria-hidden />}
      disabled={signIn === null}
      onClick={() => signIn && saveFile(file, toText(signIn), `${type};charset=utf-8`)}
    >
      {formatMessage(label)}
    </Button>
  )
  return (
    <>
      {download(labels.openRc, `${name}-openrc.sh`, 'text/x-shellscript', openRc)}
      {download(labels.cloudsYaml, 'clouds.yaml', 'application/yaml', cloudsYaml)}
    </>
  )
}
