import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { useSession } from '../../framework/session.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { accessFileMessages as messages } from './api-access.messages.ts'
import { cloudsYaml, openRc } from './credential-files.ts'

/** Downloads of the files with which other programs reach the same project; not before Keystone's address is known. */
export function AccessFiles({ authUrl }: { authUrl: string | null }) {
  const { formatMessage } = useIntl()
  const session = useSession()
  const scope = session.project_name ?? session.domain_name ?? session.username
  return (
    <>
      <Button
        icon={<Download aria-hidden />}
        disabled={authUrl === null}
        onClick={() =>
          authUrl !== null &&
          saveFile(`${scope}-openrc.sh`, openRc({ authUrl, session }), 'text/x-shellscript;charset=utf-8')
        }
      >
        {formatMessage(messages.openRc)}
      </Button>
      <Button
        icon={<Download aria-hidden />}
        disabled={authUrl === null}
        onClick={() =>
          authUrl !== null && saveFile('clouds.yaml', cloudsYaml({ authUrl, session }), 'text/yaml;charset=utf-8')
        }
      >
        {formatMessage(messages.cloudsYaml)}
      </Button>
    </>
  )
}
