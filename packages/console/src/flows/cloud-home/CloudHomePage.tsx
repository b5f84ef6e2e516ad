import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useIntl, type IntlShape } from 'react-intl'
import { breadcrumbsOf } from '../../framework/panel/breadcrumbs.tsx'
import { Age } from '../../framework/panel/Age.tsx'
import { RefreshButton } from '../../framework/panel/panel-actions.tsx'
import type { PageProps } from '../../framework/resource/registry.ts'
import { useServiceEnabled } from '../../framework/session/services.ts'
import { settingAt, useSettings } from '../../framework/session/settings.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { projectQuotaManifest } from '../../resources/project/quota/project-quota.manifest.ts'
import { systemInfoMessages } from '../system-info/system-info.messages.ts'
import { useServiceStates } from '../system-info/use-service-states.ts'
import { CredentialsCard } from './CredentialsCard.tsx'
import { FailuresCard } from './FailuresCard.tsx'
import { HostsCard, ProjectsCard } from './FullestCards.tsx'
import { MigrationsCard } from './MigrationsCard.tsx'
import { ServicesCard } from './ServicesCard.tsx'
import { cloudHomeMessages } from './cloud-home.messages.ts'
import { summaryOf, type ServicesSummary } from './services-summary.ts'

const QUOTA_SETTING = projectQuotaManifest.setting ?? []

/** What an operator looks at first: each card loads, and fails, by itself. */
export function CloudHomePage({ manifest, scope }: PageProps) {
  const intl = useIntl()
  const client = useQueryClient()
  const fetching = useIsFetching() > 0
  const services = useServiceStates()
  const hasCompute = useServiceEnabled(['compute']) === true
  const settings = useSettings()
  const hasQuotas = settings !== undefined && settingAt<unknown>(settings, QUOTA_SETTING, true) !== false
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <PageHeader
          trail={breadcrumbsOf(manifest, scope).map((step) => intl.formatMessage(step))}
          title={intl.formatMessage(manifest.title)}
          beside={<Age updatedAt={Math.max(0, ...services.map(({ dataUpdatedAt }) => dataUpdatedAt))} />}
          actions={
            <RefreshButton fetching={fetching} onRefresh={() => void client.refetchQueries({ type: 'active' })} />
          }
        />
        <p role="status" className="min-h-5 text-ink-2">
          {services.length > 0 && !services.some(({ isLoading }) => isLoading) && sentenceOf(intl, summaryOf(services))}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
        <div className="in-order grid grid-cols-1 gap-4">
          <ServicesCard services={services} />
          <FailuresCard />
          <CredentialsCard />
        </div>
        {hasCompute && (
          <div className="in-order grid grid-cols-1 gap-4">
            <HostsCard />
            {hasQuotas && <ProjectsCard />}
            <MigrationsCard />
          </div>
        )}
      </div>
    </div>
  )
}

function sentenceOf({ formatMessage }: IntlShape, { state, down }: ServicesSummary): string {
  if (state === 'all-up') return formatMessage(systemInfoMessages.allUp)
  return state === 'down'
    ? formatMessage(systemInfoMessages.downCount, { count: down })
    : formatMessage(cloudHomeMessages.atLeastDown, { count: down })
}
