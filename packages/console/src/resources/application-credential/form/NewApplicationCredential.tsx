import type { NewApplicationCredential as Made } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { authUrlOf } from '../../../services/credentials/auth-url.ts'
import type { SignIn } from '../../../services/credentials/credential-files.ts'
import { CredentialDownloads } from '../../../services/credentials/CredentialDownloads.tsx'
import { catalogQuery } from '../../../framework/session/services.ts'
import { useSession } from '../../../framework/session/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { CopyBlock } from '../../../ui/CopyBlock.tsx'
import { Dialog } from '../../../ui/popups/Dialog.tsx'
import { credentialFormMessages as messages, credentialLabels } from './application-credential-form.messages.ts'

interface NewApplicationCredentialProps {
  made: Made
  open: boolean
  onClose: () => void
}

/** The one time that a credential's secret is to be seen. */
export function NewApplicationCredential({ made, open, onClose }: NewApplicationCredentialProps) {
  const { formatMessage } = useIntl()
  const { services_region: region } = useSession()
  const { data: catalog, isPending } = useQuery(catalogQuery)
  const authUrl = catalog ? authUrlOf(catalog, region) : null
  const auth = { application_credential_id: made.id, application_credential_secret: made.secret }
  const signIn: SignIn | null = authUrl === null ? null : { authUrl, region, by: 'v3applicationcredential', auth }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={made.name}
      description={formatMessage(messages.keepSecret)}
      footer={
        <>
          <CredentialDownloads signIn={signIn} name={`app-cred-${made.name}`} labels={messages} />
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
        {!signIn && !isPending && <p className="text-bad">{formatMessage(messages.noAddress)}</p>}
      </div>
    </Dialog>
  )
}
