import { catalogEndpoints, type NewApplicationCredential as Made } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { query } from '../../../api/query.ts'
import { useSession } from '../../../framework/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyBlock } from '../../../ui/CopyBlock.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { saveFile } from '../../../ui/save-file.ts'
import { credentialFormMessages as messages, credentialLabels } from './application-credential-form.messages.ts'
import { cloudsYaml, openRc, versioned } from './credential-files.ts'

interface NewApplicationCredentialProps {
  made: Made
  open: boolean
  onClose: () => void
}

/** The one time that a credential's secret is to be seen. */
export function NewApplicationCredential({ made, open, onClose }: NewApplicationCredentialProps) {
  const { formatMessage } = useIntl()
  const { services_region: region } = useSession()
  const { data: catalog, isPending } = useQuery(query(catalogEndpoints.serviceCatalog))
  const endpoints = catalog?.find(({ type }) => type === 'identity')?.endpoints ?? []
  const authUrl = (endpoints.find((at) => at.region_id === region) ?? endpoints[0])?.url
  const signIn = { authUrl: versioned(authUrl ?? ''), region, id: made.id, secret: made.secret }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={made.name}
      description={formatMessage(messages.keepSecret)}
      footer={
        <>
          <Button
            icon={<Download aria-hidden />}
            disabled={!authUrl}
            onClick={() => saveFile(`app-cred-${made.name}-openrc.sh`, openRc(signIn), 'text/x-shellscript')}
          >
            {formatMessage(messages.openRc)}
          </Button>
          <Button
            icon={<Download aria-hidden />}
            disabled={!authUrl}
            onClick={() => saveFile('clouds.yaml', cloudsYaml(signIn), 'application/yaml')}
          >
            {formatMessage(messages.cloudsYaml)}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CopyBlock label={formatMessage(messages.id)} value={made.id} />
        <CopyBlock
          label={formatMessage(credentialLabels.secret)}
          copy={formatMessage(messages.copySecret)}
          value={made.secret}
        />
        {!authUrl && !isPending && <p className="text-bad">{formatMessage(messages.noAddress)}</p>}
      </div>
    </Dialog>
  )
}
