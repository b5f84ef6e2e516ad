import * as z from 'zod'
import { del, get, patch, post } from '../endpoint.ts'
import { page } from '../items.ts'
import { base, NeutronName, NeutronQuery } from './attributes.ts'

const QosRule = z.object({
  id: z.string(),
  type: z.string(),
  direction: z.string().optional(),
  max_kbps: z.number().optional(),
  max_burst_kbps: z.number().optional(),
  min_kbps: z.number().optional(),
  min_kpps: z.number().optional(),
  dscp_mark: z.number().optional(),
})
export type QosRule = z.infer<typeof QosRule>

const QosPolicy = z.object({
  ...base,
  shared: z.boolean(),
  is_default: z.boolean().default(false),
  rules: z.array(QosRule),
})
export type QosPolicy = z.infer<typeof QosPolicy>

export const QosPolicyForm = z.object({
  name: NeutronName.min(1, 'A name is required.'),
  description: NeutronName.optional(),
  shared: z.boolean().optional(),
  is_default: z.boolean().optional(),
})

const view = { result: QosPolicy }

export const qosPolicyEndpoints = {
  qosPolicyList: get('/api/neutron/qos_policies/', "List the project's QoS policies and those shared with it", {
    query: NeutronQuery,
    result: page(QosPolicy),
  }),
  qosPolicyCreate: post('/api/neutron/qos_policies/', 'Create a QoS policy', {
    body: QosPolicyForm,
    result: QosPolicy,
    location: '/api/neutron/qos_policies/:id',
  }),
  qosPolicyView: get('/api/neutron/qos_policies/:id/', 'Show a QoS policy with its rules', view),
  /** The same endpoint at Horizon's older path. */
  qosPolicyViewByOldName: get('/api/neutron/qos_policy/:id/', 'Show a QoS policy with its rules', view),
  qosPolicyUpdate: patch('/api/neutron/qos_policies/:id/', 'Change a QoS policy', {
    body: QosPolicyForm.partial(),
    result: QosPolicy,
  }),
  qosPolicyDelete: del('/api/neutron/qos_policies/:id/', 'Delete a QoS policy'),
}
