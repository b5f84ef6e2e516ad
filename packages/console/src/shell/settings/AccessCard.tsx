import { catalogEndpoints } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { query } from '../../api/query.ts'
import { FormAlert } from '../../framework/forms/FormAlert.tsx'
import { useSession } from '../../framework/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { authUrlOf, cloudsYaml, openRc } from './credential-files.ts'
import { settingsMessages as messages } from './settings.messages.ts'

/** Files with which other programs reach the same project. */
export function AccessCard() {
  const { formatMessage } = useIntl()
  const session = useSession()
  const { data, error } = useQuery({ ...query(catalogEndpoints.serviceCatalog), staleTime: Infinity })
  const authUrl = data ? authUrlOf(data, session.services_region) : null
  const scope = session.project_name ?? session.domain_name ?? session.username
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
          <Button
            icon={<Download aria-hidden />}
            disabled={authUrl === null}
            onClick={() =>
              authUrl !== null &&
              saveFile(`${scope}-openrc.sh`, openRc({ authUrl, session }), 'text/x-shellscript;charset=utf-8')
            }
          >
            <FormattedMessage {...messages.openRc} />
          </Button>
          <Button
            icon={<Download aria-hidden />}
            disabled={authUrl === null}
            onClick={() =>
              authUrl !== null && saveFile('clouds.yaml', cloudsYaml({ authUrl, session }), 'text/yaml;charset=utf-8')
            }
          >
            <FormattedMessage {...messages.cloudsYaml} />
          </Button>
        </div>
      </div>
    </Card>
  )
}
