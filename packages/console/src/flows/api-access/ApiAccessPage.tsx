import { shellQuote, type CatalogEntry, type UserSession } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { fieldColumn, type Column } from '../../framework/resource/column.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { catalogQuery } from '../../framework/session/services.ts'
import { useSession } from '../../framework/session/session.ts'
import { NOTHING_SET, useSettings } from '../../framework/session/settings.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { formatMoment } from '../../framework/text/dates.ts'
import { authUrlOf, cloudNameIn } from '../../services/credentials/credential-files.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Button } from '../../ui/buttons.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { CopyBlock, CopyButton } from '../../ui/copy.tsx'
import { Dialog } from '../../ui/popups/Dialog.tsx'
import { useUiTexts } from '../../ui/texts.ts'
import { AccessFiles } from './AccessFiles.tsx'
import { CopyList } from './CopyList.tsx'
import { addressIn, Ec2Credentials } from './Ec2Credentials.tsx'
import { API_ACCESS } from './addresses.ts'
import { apiAccessMessages as messages, credentialFields } from './api-access.messages.ts'
import { typeNames, words } from '../../framework/text/common.messages.ts'

/** The data with which other programs reach the same services as the same user. */
export function ApiAccessPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const session = useSession()
  const { data } = useQuery(catalogQuery)
  const settings = useSettings() ?? NOTHING_SET
  const { name, close } = useModalAddress()
  const authUrl = data ? authUrlOf(data, session.services_region) : null
  return (
    <div className="in-order grid gap-4">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
        title={intl.formatMessage(manifest.title)}
        actions={
          <>
            <AppLink to={paths.apiDocs()} className={buttonClass()}>
              {intl.formatMessage(words.apiDocumentation)}
            </AppLink>
            <AppLink to={paths.modal('export')} className={buttonClass()}>
              {intl.formatMessage(messages.exportProject)}
            </AppLink>
            <AppLink to={paths.modal(API_ACCESS.view)} className={buttonClass()}>
              {intl.formatMessage(messages.viewCredentials)}
            </AppLink>
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
      <Card title={intl.formatMessage(messages.testFiles)}>
        <div className="grid gap-4 lg:grid-cols-2">
          <CopyBlock
            label={intl.formatMessage(messages.testOpenRc)}
            value="source *-openrc.sh && openstack token issue"
          />
          <CopyBlock
            label={intl.formatMessage(messages.testCloudsYaml)}
            value={`openstack --os-cloud ${shellQuote(cloudNameIn(settings))} token issue`}
          />
        </div>
      </Card>
      <Ec2Credentials urlOf={addressIn(data ?? [], session.services_region)} />
      <CredentialsDialog session={session} authUrl={authUrl} open={name === API_ACCESS.view} onClose={close} />
    </div>
  )
}

interface CredentialsDialogProps {
  session: UserSession
  authUrl: string | null
  open: boolean
  onClose: () => void
}

/** The user's identity at the services; without password and token. */
function CredentialsDialog({ session, authUrl, open, onClose }: CredentialsDialogProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const texts = useUiTexts()
  const values: Record<keyof typeof credentialFields, string | null> = {
    username: session.username,
    userId: session.id,
    domainName: session.user_domain_name,
    domainId: session.user_domain_id,
    projectName: session.project_name,
    projectId: session.project_id,
    session: formatMoment(intl, session.expires_at),
    authUrl,
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatMessage(messages.credentials)}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <CopyList labels={credentialFields} values={values} />
    </Dialog>
  )
}

const endpointColumns: readonly Column<ServiceEndpoint>[] = [
  fieldColumn('service', typeNames.service, { width: 160 }),
  fieldColumn('url', messages.url, {
    width: 320,
    cell: ({ url }) => (
      <span className="flex items-center gap-1">
        <code className="font-mono text-sm wrap-anywhere">{url}</code>
        <CopyButton value={url} />
      </span>
    ),
  }),
]

/** An endpoint of a service, as a row of the table. */
interface ServiceEndpoint {
  id: string
  /** The display name: 'Object Store'. */
  service: string
  url: string
}

/** Abbreviations of products. */
const UPPER = ['ec2', 's3']

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The display name of a service type. */
export const serviceName = (type: string): string =>
  UPPER.includes(type) ? type.toUpperCase() : type.split('-').map(capitalized).join(' ')

/** The endpoints of a region. */
export const endpointsIn = (catalog: readonly CatalogEntry[], region: string | null): ServiceEndpoint[] =>
  catalog.flatMap(({ type, endpoints }) =>
    endpoints
      .filter((at) => region === null || at.region_id === region || at.region === region)
      .map(({ id, url }) => ({ id, service: serviceName(type), url })),
  )
