import * as z from 'zod'
import { get, patch } from '../endpoint.ts'
import { items } from '../items.ts'
import { Limit, QuotaItem, QuotaUsage } from '../quotas.ts'

/** What Nova counts, by its own names; -1 is no limit. */
const NovaQuotas = z.object({
  metadata_items: Limit,
  cores: Limit,
  instances: Limit,
  injected_files: Limit,
  injected_file_content_bytes: Limit,
  injected_file_path_bytes: Limit,
  ram: Limit,
  key_pairs: Limit,
  server_groups: Limit.optional(),
  server_group_members: Limit.optional(),
})
export type NovaQuotas = z.infer<typeof NovaQuotas>

const ABSENT = 'Service Nova is disabled.'

export const novaQuotaEndpoints = {
  novaQuotaDefaults: get('/api/nova/quota-sets/defaults/', {
    summary: 'What a project may have unless it is told otherwise',
    result: items(QuotaItem),
    absent: ABSENT,
  }),
  novaQuotaDefaultsUpdate: patch('/api/nova/quota-sets/defaults/', {
    summary: 'Change what projects may have unless they are told otherwise',
    body: z.strictObject(NovaQuotas.shape).partial(),
    absent: ABSENT,
  }),
  quotaEditable: get('/api/nova/quota-sets/editable/', {
    summary: 'Names of the quotas of all services that can be changed here',
    result: items(z.string()),
  }),
  novaQuotaView: get('/api/nova/quota-sets/:project', {
    summary: 'What a project may have of compute, and what it has',
    result: items(QuotaUsage),
    absent: ABSENT,
  }),
  novaQuotaUpdate: patch('/api/nova/quota-sets/:project', {
    summary: 'Change what a project may have of compute',
    body: NovaQuotas,
    absent: ABSENT,
  }),
}
