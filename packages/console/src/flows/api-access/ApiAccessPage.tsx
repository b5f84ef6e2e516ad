import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import type { PageProps } from '../../framework/resource/page.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.ts'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { AccessFiles } from './AccessFiles.tsx'
import { apiAccessMessages as messages } from './api-access.messages.ts'
import { authUrlOf } from '../../services/credentials/auth-url.ts'
import { CredentialsDialog } from './CredentialsDialog.tsx'
import { endpointColumns } from './endpoint.columns.tsx'
import { endpointsIn } from './endpoints.ts'

/** What other programs need to reach the same services as the same user. */
export function ApiAccessPage({ place, scope }: PageProps) {
  const intl = useIntl()
  const session = useSession()
  const { data } = useQuery(catalogQuery)
  const [viewing, setViewing] = useState(false)
  const authUrl = data ? authUrlOf(data, session.services_region) : null
  return (
    <div className="grid gap-4">
      <PageHeader
        trail={breadcrumbsOf(place, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(place.title)}
        actions={
          <>
            <Button onClick={() => setViewing(true)}>{intl.formatMessage(messages.viewCredentials)}</Button>
            <AccessFiles authUrl={authUrl} />
          </>
        }
      />
      <Card title={intl.formatMessage(messages.endpoints)} flush>
        <Loaded query={catalogQuery} failed={intl.formatMessage(messages.failed)} padded>
          {(catalog) => {
            const endpoints = endpointsIn(catalog, session.services_region)
            return endpoints.length === 0 ? (
              <p className="p-4 text-ink-3">{intl.formatMessage(messages.none)}</p>
            ) : (
              <SortedTable
                label={intl.formatMessage(messages.endpoints)}
                items={endpoints}
                columns={endpointColumns}
                defaultSort="service"
              />
            )
          }}
        </Loaded>
      </Card>
      <CredentialsDialog session={session} authUrl={authUrl} open={viewing} onClose={() => setViewing(false)} />
    </div>
  )
}
