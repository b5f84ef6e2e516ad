import { useIntl } from 'react-intl'
import { UsageCell } from '../../framework/charts/UsageCell.tsx'
import { AppLink, ResourceLink } from '../../framework/link/AppLink.tsx'
import { Loaded } from '../../framework/loading/Loaded.tsx'
import { PanelAlert } from '../../framework/panel/panel-states.tsx'
import { typeNames, words } from '../../framework/text/common.messages.ts'
import { moreWords } from '../../framework/text/more-words.messages.ts'
import { hypervisorManifest } from '../../resources/hypervisor/hypervisor.manifest.ts'
import { projectManifest } from '../../resources/project/project.manifest.ts'
import { projectQuotaManifest } from '../../resources/project/quota/project-quota.manifest.ts'
import { unitlessQuotaLabel, unitOf, usedOf } from '../../resources/project/quotas.ts'
import { systemInfoMessages } from '../system-info/system-info.messages.ts'
import { Card } from '../../ui/Card.tsx'
import { PlainTable } from '../../ui/PlainTable.tsx'
import { linkClass } from '../../ui/classes.ts'
import { Skeleton } from '../../ui/progress.tsx'
import { capacityManifest } from '../pages.manifest.ts'
import { capacityMessages } from '../capacity/capacity.messages.ts'
import { CLASS_NAMES } from '../capacity/capacity-tables.tsx'
import { cloudHomeMessages as messages } from './cloud-home.messages.ts'
import { firstQuotas, useFullestHosts } from './cloud-home.queries.ts'
import { fullestProjects } from './fullest.ts'

const UNITS = { MEMORY_MB: 'MB', VCPU: undefined, DISK_GB: 'GB' } as const

const PLACEHOLDERS = [1, 2, 3, 4, 5]

function Placeholders() {
  return (
    <div aria-hidden className="grid gap-6 p-4">
      {PLACEHOLDERS.map((each) => (
        <Skeleton key={each} className="w-1/2" />
      ))}
    </div>
  )
}

/** The hosts that run out of something first, with what that is. */
export function HostsCard() {
  const { formatMessage } = useIntl()
  const { nova, hosts, hasRatios } = useFullestHosts()
  const title = formatMessage(messages.hosts)
  return (
    <Card title={title} flush>
      {nova.error ? (
        <div className="p-4">
          <PanelAlert
            title={formatMessage(systemInfoMessages.failed, { what: formatMessage(hypervisorManifest.names.other) })}
            error={nova.error}
            retrying={nova.isFetching}
            onRetry={() => void nova.refetch()}
          />
        </div>
      ) : !hosts ? (
        <Placeholders />
      ) : (
        <>
          {!hasRatios && hosts.length > 0 && (
            <p className="bg-warn-soft px-4 py-2">{formatMessage(capacityMessages.novaOnly)}</p>
          )}
          <PlainTable
            label={title}
            empty={formatMessage(capacityMessages.none)}
            columns={[
              { id: 'host', header: formatMessage(words.host) },
              { id: 'name', header: formatMessage(moreWords.runsOutFirst) },
              { id: 'usage', header: formatMessage(moreWords.usage) },
            ]}
            rows={hosts.map(({ host, name, used, max }) => ({
              id: host.id,
              cells: {
                host: <ResourceLink type={hypervisorManifest.type} id={host.id} name={host.name} />,
                name: formatMessage(CLASS_NAMES[name]),
                usage: <UsageCell used={used} max={max} unit={UNITS[name]} />,
              },
            }))}
          />
        </>
      )}
      <More to={capacityManifest.panels.admin?.path} text={formatMessage(messages.allHosts)} />
    </Card>
  )
}

/** The projects that reach a limit first. */
export function ProjectsCard() {
  const intl = useIntl()
  const { formatMessage } = intl
  const title = formatMessage(messages.projects)
  return (
    <Card title={title} flush>
      <Loaded
        query={firstQuotas}
        failed={formatMessage(systemInfoMessages.failed, { what: formatMessage(typeNames.quotas) })}
        padded
      >
        {({ items, has_more_data: isMore }) => (
          <>
            <PlainTable
              label={title}
              empty={formatMessage(messages.noProjects)}
              columns={[
                { id: 'project', header: formatMessage(words.project) },
                { id: 'quota', header: formatMessage(moreWords.runsOutFirst) },
                { id: 'usage', header: formatMessage(moreWords.usage) },
              ]}
              rows={fullestProjects(items).map(({ project, quota }) => ({
                id: project.id,
                cells: {
                  project: <ResourceLink type={projectManifest.type} id={project.id} name={project.name} />,
                  quota: unitlessQuotaLabel(intl, quota),
                  usage: <UsageCell used={usedOf(quota)} max={quota.limit} unit={unitOf(quota.name) ?? undefined} />,
                },
              }))}
            />
            {isMore && (
              <p className="border-t border-line px-4 py-2.5 text-sm text-ink-3">
                {formatMessage(messages.firstProjects, { count: items.length })}
              </p>
            )}
          </>
        )}
      </Loaded>
      <More to={projectQuotaManifest.panels.admin?.path} text={formatMessage(messages.allProjects)} />
    </Card>
  )
}

/** The link below a card to the page that has all. */
export function More({ to, text }: { to: string | undefined; text: string }) {
  return (
    to && (
      <p className="border-t border-line px-4 py-2.5">
        <AppLink to={to} className={linkClass}>
          {text}
        </AppLink>
      </p>
    )
  )
}
