import * as z from 'zod'
import { del, patch, post } from '../endpoint.ts'

/** Valid DSCP marks. */
export const DSCP_MARKS = [0, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 44, 46, 48, 56]

const rate = z.number().int().min(0)
const direction = z.enum(['egress', 'ingress'])

export const BandwidthLimitForm = z.object({
  max_kbps: rate,
  max_burst_kbps: rate.optional(),
  direction: direction.optional(),
})
export const DscpMarkingForm = z.object({
  dscp_mark: z.number().refine((mark) => DSCP_MARKS.includes(mark), `Choose one of ${DSCP_MARKS.join(', ')}.`),
})
export const MinimumBandwidthForm = z.object({ min_kbps: rate, direction: direction.optional() })
export const MinimumPacketRateForm = z.object({
  min_kpps: rate,
  direction: z.enum(['any', 'egress', 'ingress']).optional(),
})

const Created = { id: z.string() }
const BandwidthLimit = BandwidthLimitForm.extend(Created)
const DscpMarking = z.object({ ...Created, dscp_mark: z.number() })
const MinimumBandwidth = MinimumBandwidthForm.extend(Created)
const MinimumPacketRate = MinimumPacketRateForm.extend(Created)

export const qosRuleEndpoints = {
  bandwidthLimitCreate: post('/api/neutron/qos/policies/:id/bandwidth_limit_rules/', 'Create a bandwidth limit rule', {
    body: BandwidthLimitForm,
    result: BandwidthLimit,
    status: 201,
  }),
  bandwidthLimitUpdate: patch(
    '/api/neutron/qos/policies/:id/bandwidth_limit_rules/:ruleId',
    'Change a bandwidth limit rule',
    { body: BandwidthLimitForm.partial(), result: BandwidthLimit },
  ),
  bandwidthLimitDelete: del(
    '/api/neutron/qos/policies/:id/bandwidth_limit_rules/:ruleId',
    'Delete a bandwidth limit rule',
  ),
  dscpMarkingCreate: post('/api/neutron/qos/policies/:id/dscp_marking_rules/', 'Create a DSCP marking rule', {
    body: DscpMarkingForm,
    result: DscpMarking,
    status: 201,
  }),
  dscpMarkingUpdate: patch('/api/neutron/qos/policies/:id/dscp_marking_rules/:ruleId', 'Change a DSCP marking rule', {
    body: DscpMarkingForm,
    result: DscpMarking,
  }),
  dscpMarkingDelete: del('/api/neutron/qos/policies/:id/dscp_marking_rules/:ruleId', 'Delete a DSCP marking rule'),
  minimumBandwidthCreate: post(
    '/api/neutron/qos/policies/:id/minimum_bandwidth_rules/',
    'Create a minimum bandwidth rule',
    { body: MinimumBandwidthForm, result: MinimumBandwidth, status: 201 },
  ),
  minimumBandwidthUpdate: patch(
    '/api/neutron/qos/policies/:id/minimum_bandwidth_rules/:ruleId',
    'Change a minimum bandwidth rule',
    { body: MinimumBandwidthForm.partial(), result: MinimumBandwidth },
  ),
  minimumBandwidthDelete: del(
    '/api/neutron/qos/policies/:id/minimum_bandwidth_rules/:ruleId',
    'Delete a minimum bandwidth rule',
  ),
  minimumPacketRateCreate: post(
    '/api/neutron/qos/policies/:id/minimum_packet_rate_rules/',
    'Create a minimum packet rate rule',
    { body: MinimumPacketRateForm, result: MinimumPacketRate, status: 201 },
  ),
  minimumPacketRateUpdate: patch(
    '/api/neutron/qos/policies/:id/minimum_packet_rate_rules/:ruleId',
    'Change a minimum packet rate rule',
    { body: MinimumPacketRateForm.partial(), result: MinimumPacketRate },
  ),
  minimumPacketRateDelete: del(
    '/api/neutron/qos/policies/:id/minimum_packet_rate_rules/:ruleId',
    'Delete a minimum packet rate rule',
  ),
}
