import { useState } from 'react'
import { useIntl } from 'react-intl'
import { queryClient } from '../../api/query.ts'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useSession } from '../../framework/session/session.ts'
import { applicationCredentialManifest } from '../../resources/application-credential/application-credential.manifest.ts'
import { Card } from '../../ui/Card.tsx'
import { AttentionRow } from '../home/AttentionRow.tsx'
import { attentionIn } from '../home/attention.ts'
import { systemInfoMessages } from '../system-info/system-info.messages.ts'
import { cloudHomeMessages as messages } from './cloud-home.messages.ts'
import { credentials } from './cloud-home.queries.ts'

/** Application credentials of the administrator that end soon. */
export function CredentialsCard() {
  const { formatMessage } = useIntl()
  const { project_id: project } = useSession()
  const [now] = useState(Date.now)
  const failed = formatMessage(systemInfoMessages.failed, {
    what: formatMessage(applicationCredentialManifest.names.other),
  })
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: credentials.queryKey })
  return (
    <Card title={formatMessage(messages.credentials)} flush>
      <Loaded query={credentials} failed={failed} padded>
        {({ items }) => {
          const ending = attentionIn({ credentials: items }, { project, now })
          if (ending.length === 0) return <p className="p-4 text-ink-3">{formatMessage(messages.noCredentials)}</p>
          return (
            <ul className="divide-y divide-line">
              {ending.map((attention) => (
                <AttentionRow key={attention.id} attention={attention} onFixed={readAgain} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}
