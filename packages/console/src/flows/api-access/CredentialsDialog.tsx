import type { UserSession } from '@meridian/contract'
import { useIntl } from 'react-intl'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { apiAccessMessages as messages, credentialFields } from './api-access.messages.ts'

interface CredentialsDialogProps {
  session: UserSession
  authUrl: string | null
  open: boolean
  onClose: () => void
}

/** Who one is to the services, to be taken along; no password and no token. */
export function CredentialsDialog({ session, authUrl, open, onClose }: CredentialsDialogProps) {
  const { formatMessage } = useIntl()
  const texts = useUiTexts()
  const values: Record<keyof typeof credentialFields, string | null> = {
    username: session.username,
    userId: session.id,
    domainName: session.user_domain_name,
    domainId: session.user_domain_id,
    projectName: session.project_name,
    projectId: session.project_id,
    authUrl,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(messages.credentials)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <DescriptionList
        items={Object.entries(credentialFields).map(([name, label]) => {
          const value = values[name as keyof typeof values] // the keys of a constant
          return {
            term: formatMessage(label),
            value: value !== null && (
              <span className="flex items-center gap-1">
                <code className="font-mono text-sm wrap-anywhere">{value}</code>
                <CopyButton value={value} />
              </span>
            ),
          }
        })}
      />
    </Dialog>
  )
}
