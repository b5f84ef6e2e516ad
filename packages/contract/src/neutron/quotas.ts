import * as z from 'zod'
import { get, patch } from '../endpoint.ts'
import { items } from '../items.ts'
import { Limit, QuotaItem, QuotaUsage } from '../quotas.ts'

const absent = 'Service Neutron is disabled or quotas extension not available.'

export const networkQuotaEndpoints = {
  networkQuotaDefaults: get('/api/neutron/quota-sets/defaults/', 'Show the default quotas of networks', {
    result: items(QuotaItem),
    absent,
  }),
  networkQuotaView: get('/api/neutron/quotas-sets/:project', "Show a project's quotas and usage of networks", {
    result: items(QuotaUsage),
    absent,
  }),
  networkQuotaUpdate: patch('/api/neutron/quotas-sets/:project', "Change a project's quotas of networks", {
    body: z.record(z.string(), Limit),
    absent,
  }),
}
