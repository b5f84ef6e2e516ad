import * as z from 'zod'
import { get, patch } from '../endpoint.ts'
import { items } from '../items.ts'
import { Limit, QuotaItem, QuotaUsage } from '../quotas.ts'

const absent = 'Service Neutron is disabled or quotas extension not available.'

export const networkQuotaEndpoints = {
  networkQuotaDefaults: get('/api/neutron/quota-sets/defaults/', {
    summary: 'What a project may have of networks unless it has quotas of its own',
    result: items(QuotaItem),
    absent,
  }),
  networkQuotaView: get('/api/neutron/quotas-sets/:project', {
    summary: "A project's quotas of networks, with what is used of them",
    result: items(QuotaUsage),
    absent,
  }),
  networkQuotaUpdate: patch('/api/neutron/quotas-sets/:project', {
    summary: "Change a project's quotas of networks",
    body: z.record(z.string(), Limit),
    absent,
  }),
}
