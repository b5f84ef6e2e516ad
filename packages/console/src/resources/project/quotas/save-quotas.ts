import type { IntlShape } from 'react-intl'
import { ApiError } from '../../../api/api-error.ts'
import { describeError } from '../../../framework/text/describe-error.ts'
import { changesOf, type ProjectQuotas, type QuotaService, type QuotaValues } from './quota-form.ts'
import { quotaPhrases, quotaServices } from './quotas.messages.ts'
import { sendQuotas } from './quotas.queries.ts'

/** Tells each service what is changed of it. What one refuses keeps none of the others from being saved. */
export async function saveQuotas(
  intl: IntlShape,
  project: string,
  quotas: ProjectQuotas,
  values: QuotaValues,
): Promise<void> {
  const saved: string[] = []
  const failed: { name: string; error: ApiError }[] = []
  for (const [service, limits] of Object.entries(changesOf(quotas, values))) {
    const name = intl.formatMessage(quotaServices[service as QuotaService]) // its keys are services
    try {
      await sendQuotas(service as QuotaService, project, limits) // the same
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
    saved.length > 0 ? intl.formatMessage(quotaPhrases.partly, { reasons, services: intl.formatList(saved) }) : reasons,
    { reason: 'refused', endpoint, status: status === 403 ? 400 : status, requestId, cause: first.error },
  )
}
