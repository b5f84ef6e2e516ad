import type { NewApplicationCredential as Created } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useIntl } from 'react-intl'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { words } from '../../framework/text/common.messages.ts'
import { CredentialDownloads } from '../../services/credentials/CredentialDownloads.tsx'
import { authUrlOf, type SignIn } from '../../services/credentials/credential-files.ts'
import { kubeconfig, offersKubeconfig } from '../../services/credentials/kubeconfig.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyBlock, saveFile } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { credentialFormMessages as messages, credentialLabels } from './application-credential-forms.messages.ts'

interface NewApplicationCredentialProps {
  created: Created
  /** The namespace of Kubernetes for the kubeconfig file. */
  namespace: string
  open: boolean
  onClose: () => void
}

/** Shows the secret of a new credential, which the API returns only once. */
export function NewApplicationCredential({ created, namespace, open, onClose }: NewApplicationCredentialProps) {
  const { formatMessage } = useIntl()
  const { services_region: region, username } = useSession()
  const settings = useSettings() ?? NOTHING_SET
  const { data: catalog, isPending } = useQuery(catalogQuery)
  const authUrl = catalog ? authUrlOf(catalog, region) : null
  const auth = { application_credential_id: created.id, application_credential_secret: created.secret }
  const signIn: SignIn | null = authUrl === null ? null : { authUrl, region, by: 'v3applicationcredential', auth }
  const fileName = `app-cred-${created.name}`
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={created.name}
      description={formatMessage(messages.keepSecret)}
      footer={
        <>
          <CredentialDownloads signIn={signIn} name={fileName} labels={messages} />
          {offersKubeconfig(settings) && (
            <Button
              icon={<Download aria-hidden />}
              disabled={signIn === null}
              onClick={() => {
                if (!signIn) return
                const content = kubeconfig(signIn, username, namespace, settings)
                saveFile(`${fileName}-kubeconfig`, content, 'application/yaml;charset=utf-8')
              }}
            >
              {formatMessage(messages.kubeconfig)}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <CopyBlock label={formatMessage(words.id)} value={created.id} />
        <CopyBlock
          label={formatMessage(credentialLabels.secret)}
          copy={formatMessage(messages.copySecret)}
          value={created.secret}
        />
        {!signIn && !isPending && <p className="text-bad">{formatMessage(messages.noAddress)}</p>}
      </div>
    </Dialog>
  )
}
