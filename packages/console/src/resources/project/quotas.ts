import {
  cinderQuotaEndpoints,
  networkQuotaEndpoints,
  novaQuotaEndpoints,
  type QuotaItem,
  type QuotaUsage,
} from '@meridian/contract'
import type { IntlShape, MessageDescriptor } from 'react-intl'
import { ApiError } from '../../api/api-error.ts'
import { call, type Call } from '../../api/client.ts'
import { keyOf, type ItemQuery } from '../../api/query.ts'
import { describeError } from '../../framework/text/error-text.ts'
import { formatSize } from '../../framework/text/units.ts'
import { quotaNames, quotaMessages, quotaServices, unitlessQuotaNames } from './project-forms.messages.ts'

export const QUOTA_SERVICES = ['compute', 'volume', 'network'] as const
export type QuotaService = (typeof QUOTA_SERVICES)[number]

/** The quotas of a project by service; empty for a service that the cloud does not have. */
export type ProjectQuotas = Readonly<Record<QuotaService, readonly QuotaUsage[]>>

export type QuotaValues = Record<string, number>

export const usedOf = ({ in_use: use, reserved }: QuotaUsage): number => use + reserved

type Named = Pick<QuotaItem, 'name' | 'display_name'>
type Names = Partial<Record<string, MessageDescriptor>>

/** The name of a quota in the user's language if the console knows the quota, else the service's name of it. */
export function quotaLabel({ formatMessage }: Pick<IntlShape, 'formatMessage'>, quota: Named): string {
  const name = (quotaNames as Names)[quota.name] // a service may have others
  return name ? formatMessage(name) : quota.display_name
}

/** The same without the unit, beside a share or an amount that has one. */
export function unitlessQuotaLabel(intl: Pick<IntlShape, 'formatMessage'>, quota: Named): string {
  const name = (unitlessQuotaNames as Names)[quota.name] // most have no unit
  return name ? intl.formatMessage(name) : quotaLabel(intl, quota)
}

/** An amount of a quota with its unit, beside `unitlessQuotaLabel`. */
export function formatQuota(intl: IntlShape, name: string, amount: number): string {
  const unit = unitOf(name)
  return unit ? formatSize(intl, amount, unit) : intl.formatNumber(amount)
}

/** The unit that the services count the quota in. */
export const unitOf = (name: string): 'MB' | 'GB' | null =>
  name === 'ram' ? 'MB' : name.includes('gigabytes') ? 'GB' : null

export const limitsIn = (quotas: ProjectQuotas): QuotaValues =>
  Object.fromEntries(QUOTA_SERVICES.flatMap((service) => quotas[service]).map(({ name, limit }) => [name, limit]))

/** The limits to send to each service with changes: all of its limits, since Nova requires them. */
export function changesOf(quotas: ProjectQuotas, values: QuotaValues): Partial<Record<QuotaService, QuotaValues>> {
  const changed = QUOTA_SERVICES.filter((service) => quotas[service].some(({ name, limit }) => values[name] !== limit))
  return Object.fromEntries(
    changed.map((service) => [
      service,
      Object.fromEntries(quotas[service].map(({ name, limit }) => [name, values[name] ?? limit])),
    ]),
  )
}

const VIEWS = {
  compute: novaQuotaEndpoints.novaQuotaView,
  volume: cinderQuotaEndpoints.cinderQuotaView,
  network: networkQuotaEndpoints.networkQuotaView,
}

/** For `catch`: the server replies 501 if the cloud does not have the service. */
function noneIfMissing(error: unknown): { items: [] } {
  if (error instanceof ApiError && error.status === 501) return { items: [] }
  throw error
}

/** The quotas of a project that the user can change. */
export const projectQuotas = (project: string): ItemQuery<ProjectQuotas> => ({
  queryKey: [...keyOf(novaQuotaEndpoints.novaQuotaView, { params: { project } }), 'with others'],
  queryFn: async ({ signal }) => {
    const params = { project }
    const [{ items: editable }, ...views] = await Promise.all([
      call(novaQuotaEndpoints.quotaEditable, {}, { signal }),
      ...QUOTA_SERVICES.map((service) => call(VIEWS[service], { params }, { signal }).catch(noneIfMissing)),
    ])
    const [compute = [], volume = [], network = []] = views.map(({ items }) =>
      items.filter(({ name }) => editable.includes(name)),
    )
    return { compute, volume, network }
  },
})

/** Sends the limits of one service; Nova requires all of its own. */
export function sendQuotas(service: QuotaService, project: string, limits: QuotaValues, send: Call): Promise<unknown> {
  const params = { project }
  if (service === 'network') return send(networkQuotaEndpoints.networkQuotaUpdate, { params, body: limits })
  if (service === 'volume') return send(cinderQuotaEndpoints.cinderQuotaUpdate, { params, body: limits })
  return send(novaQuotaEndpoints.novaQuotaUpdate, { params, body: limits }) // the names come from Nova's own view
}

/** Sends the changed limits to each service. If one refuses, the others are still saved. */
export async function saveQuotas(
  intl: IntlShape,
  project: string,
  { quotas, values, send }: { quotas: ProjectQuotas; values: QuotaValues; send: Call },
): Promise<void> {
  const saved: string[] = []
  const failed: { name: string; error: ApiError }[] = []
  for (const [service, limits] of Object.entries(changesOf(quotas, values))) {
    const name = intl.formatMessage(quotaServices[service as QuotaService]) // the keys are services
    try {
      await sendQuotas(service as QuotaService, project, limits, send) // the keys are services
      saved.push(name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      failed.push({ name, error })
    }
  }
  const [first] = failed
  if (!first) return
  const reasons = failed.map(({ name, error }) => `${name}: ${describeError(intl, error)}`).join(' ')
  const { endpoint, status, requestId } = first.error
  throw new ApiError(
    saved.length > 0
      ? intl.formatMessage(quotaMessages.partly, { reasons, services: intl.formatList(saved) })
      : reasons,
    { reason: 'refused', endpoint, status: status === 403 ? 400 : status, requestId, cause: first.error },
  )
}
