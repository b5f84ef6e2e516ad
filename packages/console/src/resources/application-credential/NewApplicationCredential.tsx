import type { NewApplicationCredential as Created } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { words } from '../../framework/text/common.messages.ts'
import { CredentialDownloads } from '../../services/credentials/CredentialDownloads.tsx'
import { authUrlOf, type SignIn } from '../../services/credentials/credential-files.ts'
import { Button } from '../../ui/buttons.tsx'
import { CopyBlock } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { credentialFormMessages as messages, credentialLabels } from './application-credential-forms.messages.ts'

interface NewApplicationCredentialProps {
  created: Created
  open: boolean
  onClose: () => void
}

/** Shows the secret of a new credential, which the API returns only once. */
export function NewApplicationCredential({ created, open, onClose }: NewApplicationCredentialProps) {
  const { formatMessage } = useIntl()
  const { services_region: region } = useSession()
  const { data: catalog, isPending } = useQuery(catalogQuery)
  const authUrl = catalog ? authUrlOf(catalog, region) : null
  const auth = { application_credential_id: created.id, application_credential_secret: created.secret }
  const signIn: SignIn | null = authUrl === null ? null : { authUrl, region, by: 'v3applicationcredential', auth }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={created.name}
      description={formatMessage(messages.keepSecret)}
      footer={
        <>
          <CredentialDownloads signIn={signIn} name={`app-cred-${created.name}`} labels={messages} />
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
