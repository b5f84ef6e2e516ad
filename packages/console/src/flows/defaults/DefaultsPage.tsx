import type { QuotaItem } from '@meridian/contract'
import { useQueries } from '@tanstack/react-query'
import { useIntl } from 'react-intl'
import { formatLimit } from '../../framework/charts/usage.ts'
import { useTab } from '../../framework/details/use-tab.ts'
import { AppLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { useModalAddress } from '../../framework/modals/use-modal.ts'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { usePolicies } from '../../framework/policy/policy-store.ts'
import { column, type Column } from '../../framework/resource/column.ts'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useServices } from '../../framework/session/services.ts'
import { VOLUME_SERVICES } from '../../services/volume/volume-services.ts'
import { SortedTable } from '../../framework/table/SortedTable.tsx'
import { paths } from '../../paths.ts'
import { formatQuota, unitlessQuotaLabel } from '../../resources/project/quotas.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { buttonClass } from '../../ui/classes.ts'
import { UpdateDefaults } from './UpdateDefaults.tsx'
import { defaultsMessages as messages } from './defaults.messages.ts'
import { DEFAULTS, DEFAULTS_RULES, editableOf, UPDATE_DEFAULTS, type DefaultsService } from './defaults.ts'

const SERVICES = { compute: ['compute'], volume: VOLUME_SERVICES, network: ['network'] } as const

/** The default quotas of all services. */
export function DefaultsPage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const isServed = useServices()
  const shown = (['compute', 'volume', 'network'] as const).filter((id) =>
    SERVICES[id].some((type) => isServed(type) === true),
  )
  const [tab, setTab] = useTab('defaults', shown)
  return (
    <div className="grid grid-cols-1 gap-3">
      <PageHeader
        trail={breadcrumbsOf(manifest, scope).map((step) => formatMessage(step))}
        title={formatMessage(manifest.title)}
        actions={<UpdateButton services={shown} />}
      />
      <p className="text-ink-2">{formatMessage(messages.hint)}</p>
      <Tabs
        label={formatMessage(manifest.title)}
        value={tab}
        onChange={setTab}
        items={shown.map((id) => ({
          id,
          label: formatMessage(messages[id]),
          content: () => tableOf(id),
        }))}
      />
    </div>
  )
}

/** Opens the form, once all defaults that it changes are loaded. */
function UpdateButton({ services }: { services: readonly DefaultsService[] }) {
  const { formatMessage } = useIntl()
  const allows = usePolicies()
  const { name, close } = useModalAddress()
  const [compute, volume] = useQueries({
    queries: [
      { ...DEFAULTS.compute, enabled: services.includes('compute') },
      { ...DEFAULTS.volume, enabled: services.includes('volume') },
    ],
  })
  if (allows(DEFAULTS_RULES.update) !== true) return null
  const isReady = !compute.isLoading && !volume.isLoading && Boolean(compute.data ?? volume.data)
  return (
    <>
      <AppLink to={paths.modal(UPDATE_DEFAULTS)} className={buttonClass('primary')}>
        {formatMessage(messages.update)}
      </AppLink>
      {name === UPDATE_DEFAULTS && isReady && (
        <UpdateDefaults defaults={editableOf(compute.data?.items ?? [], volume.data?.items ?? [])} onClose={close} />
      )}
    </>
  )
}

interface QuotaRow extends QuotaItem {
  id: string
}

const columns: readonly Column<QuotaRow>[] = [
  column('name', messages.quotaName, (quota, { intl }) => unitlessQuotaLabel(intl, quota), { width: 240 }),
  column('limit', messages.limit, ({ limit }) => (limit < 0 ? Infinity : limit), {
    width: 120,
    align: 'end',
    text: ({ name, limit }, { intl }) => formatLimit(intl, limit, (amount) => formatQuota(intl, name, amount)),
  }),
]

const tableOf = (service: DefaultsService) => <QuotaTable key={service} service={service} />

function QuotaTable({ service }: { service: DefaultsService }) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages[service])
  return (
    <div className="grid max-w-3xl gap-3">
      {service === 'network' && <p className="text-ink-3">{formatMessage(messages.networkHint)}</p>}
      <Card flush>
        <Loaded query={DEFAULTS[service]} failed={formatMessage(messages.failed)} padded>
          {({ items }) =>
            items.length === 0 ? (
              <p className="p-4 text-ink-3">{formatMessage(messages.none)}</p>
            ) : (
              <SortedTable
                label={label}
                items={items.map((item) => ({ ...item, id: item.name }))}
                columns={columns}
                defaultSort="name"
              />
            )
          }
        </Loaded>
      </Card>
    </div>
  )
}
