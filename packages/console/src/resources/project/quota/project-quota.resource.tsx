import type { QuotasOfProject } from '@meridian/contract'
import { Gauge, SlidersHorizontal } from 'lucide-react'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { sendUnlisted } from '../../../api/client.ts'
import type { GlobalAction, RunningAction } from '../../../framework/resource/action.ts'
import { UsageCell, usageText } from '../../../framework/charts/UsageCell.tsx'
import { ResourceLink } from '../../../framework/link/AppLink.tsx'
import { column, fieldColumn, type Column } from '../../../framework/resource/column.ts'
import { defineResource } from '../../../framework/resource/define-resource.ts'
import type { PolicyRule } from '../../../framework/resource/item.ts'
import { words } from '../../../framework/text/common.messages.ts'
import { paths } from '../../../paths.ts'
import { Status, type StatusTone } from '../../../ui/Status.tsx'
import { quotaNames, unitlessQuotaNames } from '../project-forms.messages.ts'
import { projectManifest } from '../project.manifest.ts'
import { QUOTA_SERVICES, sendQuotas, unitlessQuotaLabel, unitOf, usedOf, type QuotaService } from '../quotas.ts'
import { QuotaSummary } from './QuotaSummary.tsx'
import { projectQuotaManifest as manifest } from './project-quota.manifest.ts'
import {
  closenessWords,
  projectQuotaMessages as messages,
  projectQuotaPhrases as phrases,
} from './project-quota.messages.ts'
import { projectQuotaQueries } from './project-quota.queries.ts'
import { closenessOf, fullestOf, limitText, quotaIn, shareOf, typedLimit, type Closeness } from './quota-rules.ts'
import { moreWords } from '../../../framework/text/more-words.messages.ts'

const UPDATE: Readonly<Record<QuotaService, readonly PolicyRule[]>> = {
  compute: [['compute', 'os_compute_api:os-quota-sets:update']],
  volume: [['volume', 'volume_extension:quotas:update']],
  network: [['network', 'update_quota']],
}

async function saveLimit(project: QuotasOfProject, name: string, text: string) {
  const service = QUOTA_SERVICES.find((one) => project[one].some((quota) => quota.name === name))
  if (!service) return
  const limits = project[service].map((quota) => [
    quota.name,
    quota.name === name ? typedLimit(name, text) : quota.limit,
  ])
  await sendQuotas(service, project.id, Object.fromEntries(limits), sendUnlisted)
}

type QuotaName = keyof typeof quotaNames

/** The usage and limit of one quota. */
function quotaColumn(
  name: QuotaName,
  service: QuotaService,
  more?: Partial<Column<QuotasOfProject>>,
): Column<QuotasOfProject> {
  const amounts = (project: QuotasOfProject) => {
    const quota = quotaIn(project, name)
    return { used: quota ? usedOf(quota) : null, max: quota?.limit ?? null, unit: unitOf(name) ?? undefined }
  }
  return {
    id: name,
    header: { ...quotaNames, ...unitlessQuotaNames }[name],
    width: 104,
    // By share: the first rows are those that need attention.
    value: (project) => {
      const quota = quotaIn(project, name)
      return quota ? shareOf(quota) : null
    },
    text: (project, { intl }) => usageText(intl, amounts(project)),
    cell: (project) => <UsageCell {...amounts(project)} />,
    edit: {
      policy: UPDATE[service],
      allowed: (project) => quotaIn(project, name) !== undefined,
      load: async (project) => {
        const quota = quotaIn(project, name)
        return quota ? limitText(quota) : ''
      },
      save: (project, text) => saveLimit(project, name, text),
    },
    ...more,
  }
}

const optional = { optional: true }

const fullestText = (intl: IntlShape, project: QuotasOfProject) => {
  const fullest = fullestOf(project)
  if (!fullest || fullest.share === 0) return ''
  // A limit of 0 has no share.
  const share = Number.isFinite(fullest.share) ? fullest.share : usedOf(fullest.quota)
  return intl.formatMessage(phrases.fullest, { quota: unitlessQuotaLabel(intl, fullest.quota), share })
}

const TONES: Record<Closeness, StatusTone> = { over: 'bad', near: 'warn', ample: 'ok', idle: 'off' }
const ofCloseness: Readonly<Record<Closeness, MessageDescriptor>> = closenessWords

const columns: readonly Column<QuotasOfProject>[] = [
  fieldColumn('name', words.project, {
    priority: 1,
    width: 140,
    grow: 3,
    cell: ({ id, name }) => <ResourceLink type={projectManifest.type} id={id} name={name} />,
  }),
  column('state', moreWords.state, closenessOf, {
    priority: 2,
    width: 124,
    search: true,
    words: closenessWords,
    cell: (project, { intl }) => {
      const closeness = closenessOf(project)
      return <Status tone={TONES[closeness]}>{intl.formatMessage(ofCloseness[closeness])}</Status>
    },
  }),
  column('fullest', messages.fullest, (project) => fullestOf(project)?.share ?? null, {
    priority: 1,
    width: 130,
    grow: 2,
    text: (project, { intl }) => fullestText(intl, project),
  }),
  quotaColumn('instances', 'compute'),
  quotaColumn('cores', 'compute'),
  quotaColumn('ram', 'compute', { width: 160 }),
  quotaColumn('volumes', 'volume'),
  quotaColumn('gigabytes', 'volume', { header: messages.storage, width: 160 }),
  quotaColumn('snapshots', 'volume', optional),
  quotaColumn('floatingip', 'network'),
  quotaColumn('network', 'network'),
  quotaColumn('router', 'network', optional),
  quotaColumn('subnet', 'network', optional),
  quotaColumn('port', 'network', optional),
  quotaColumn('security_group', 'network', optional),
  quotaColumn('security_group_rule', 'network', optional),
  quotaColumn('key_pairs', 'compute', optional),
  quotaColumn('server_groups', 'compute', optional),
  fieldColumn('id', words.projectId, { width: 280, optional: true }),
]

const change: RunningAction<QuotasOfProject> = {
  id: 'change',
  label: messages.change,
  batchLabel: messages.change,
  icon: Gauge,
  policy: UPDATE.compute,
  run: async (projects, tools) => (await import('./change-quotas.tsx')).changeQuotas(projects, tools),
}

const defaults: GlobalAction = {
  id: 'defaults',
  label: messages.defaults,
  icon: SlidersHorizontal,
  policy: [['compute', 'context_is_admin']],
  open: paths.defaults,
}

export const projectQuota = defineResource<QuotasOfProject>(manifest, {
  list: {
    emptyHint: messages.emptyHint,
    query: projectQuotaQueries.list,
    opens: ({ id }) => paths.details(projectManifest.type, id),
    defaultSort: '-fullest',
    notice: (_scope, projects) => <QuotaSummary projects={projects} />,
  },
  load: projectQuotaQueries.one,
  // Projects are found as what they are.
  find: undefined,
  columns,
  actions: [change, defaults],
})
