import { useQuery } from '@tanstack/react-query'
import { FormattedMessage, useIntl } from 'react-intl'
import { AccessFiles } from '../../flows/api-access/AccessFiles.tsx'
import { authUrlOf } from '../../services/credentials/auth-url.ts'
import { FormAlert } from '../../framework/forms/FormAlert.tsx'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { Card } from '../../ui/Card.tsx'
import { settingsMessages as messages } from './settings.messages.ts'

/** Files with which other programs reach the same project. */
export function AccessCard() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { data, error } = useQuery(catalogQuery)
  const authUrl = data ? authUrlOf(data, session.services_region) : null
  return (
    <Card title={formatMessage(messages.access)}>
      <div className="grid gap-4">
        <p className="text-ink-2">
          <FormattedMessage {...messages.accessHint} />
        </p>
        {error && <FormAlert error={error} />}
        {data && authUrl === null && (
          <p role="alert">
            <FormattedMessage {...messages.noKeystone} />
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <AccessFiles authUrl={authUrl} />
        </div>
      </div>
    </Card>
  )
}
