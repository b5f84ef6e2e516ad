import * as z from 'zod'
import { get, patch } from '../endpoint.ts'
import { items } from '../items.ts'
import { Limit, QuotaItem, QuotaUsage } from '../quotas.ts'

/** Nova's quotas by Nova's names; -1 is unlimited, and a missing one stays as it is. */
const NovaQuotas = z
  .strictObject({
    metadata_items: Limit,
    cores: Limit,
    instances: Limit,
    injected_files: Limit,
    injected_file_content_bytes: Limit,
    injected_file_path_bytes: Limit,
    ram: Limit,
    key_pairs: Limit,
    server_groups: Limit,
    server_group_members: Limit,
  })
  .partial()

const ABSENT = 'Service Nova is disabled.'

export const novaQuotaEndpoints = {
  novaQuotaDefaults: get('/api/nova/quota-sets/defaults/', 'Show the default quotas of compute', {
    result: items(QuotaItem),
    absent: ABSENT,
  }),
  novaQuotaDefaultsUpdate: patch('/api/nova/quota-sets/defaults/', 'Change the default quotas of compute', {
    body: NovaQuotas,
    absent: ABSENT,
  }),
  quotaEditable: get(
    '/api/nova/quota-sets/editable/',
    "List the names of all services' quotas that can be changed here",
    { result: items(z.string()) },
  ),
  novaQuotaView: get('/api/nova/quota-sets/:project', "Show a project's quotas and usage of compute", {
    result: items(QuotaUsage),
    absent: ABSENT,
  }),
  novaQuotaUpdate: patch('/api/nova/quota-sets/:project', "Change a project's quotas of compute", {
    body: NovaQuotas,
    absent: ABSENT,
  }),
}
