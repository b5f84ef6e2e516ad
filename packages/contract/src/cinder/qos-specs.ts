import * as z from 'zod'
import { del, get, patch, post, put } from '../endpoint.ts'
import { items, Metadata, several } from '../items.ts'

const Consumer = z.enum(['front-end', 'back-end', 'both'])

const QosSpec = z.object({
  id: z.string(),
  name: z.string(),
  consumer: z.string(),
  specs: z.record(z.string(), z.string()),
})
export type QosSpec = z.infer<typeof QosSpec>

export const qosSpecEndpoints = {
  qosSpecList: get('/api/cinder/qosspecs/', 'List QoS specs', { result: items(QosSpec) }),
  qosSpecCreate: post('/api/cinder/qosspecs/', 'Create QoS specs', {
    body: z.object({
      name: z.string().trim().min(1).max(255),
      consumer: Consumer.default('back-end'),
      specs: Metadata.default({}),
    }),
    result: QosSpec,
    location: '/api/cinder/qosspecs/:id',
  }),
  qosSpecView: get('/api/cinder/qosspecs/:id', 'Show QoS specs', { result: QosSpec }),
  qosSpecUpdate: patch('/api/cinder/qosspecs/:id', 'Change the consumer, set and remove keys', {
    body: z.object({
      consumer: Consumer.optional(),
      updated: Metadata.default({}),
      removed: several(z.string()).default([]),
    }),
  }),
  qosSpecDelete: del('/api/cinder/qosspecs/:id', 'Delete QoS specs that no volume type uses'),
  qosSpecAssociations: get('/api/cinder/qosspecs/:id/associations', 'List volume types associated with QoS specs', {
    result: items(z.object({ id: z.string(), name: z.string() })),
  }),
  qosSpecAssociate: put('/api/cinder/qosspecs/:id/associations/:type', 'Associate QoS specs with a volume type'),
  qosSpecDisassociate: del('/api/cinder/qosspecs/:id/associations/:type', 'Disassociate QoS specs from a volume type'),
}
