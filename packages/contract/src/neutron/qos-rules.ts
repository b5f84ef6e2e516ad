import * as z from 'zod'
import { del, patch, post } from '../endpoint.ts'

/** The marks that routers understand. */
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

const made = { id: z.string() }
const BandwidthLimit = BandwidthLimitForm.extend(made)
const DscpMarking = z.object({ ...made, dscp_mark: z.number() })
const MinimumBandwidth = MinimumBandwidthForm.extend(made)
const MinimumPacketRate = MinimumPacketRateForm.extend(made)

export const qosRuleEndpoints = {
  bandwidthLimitCreate: post('/api/neutron/qos/policies/:id/bandwidth_limit_rules/', {
    summary: 'Limit the bandwidth',
    body: BandwidthLimitForm,
    result: BandwidthLimit,
    status: 201,
  }),
  bandwidthLimitUpdate: patch('/api/neutron/qos/policies/:id/bandwidth_limit_rules/:ruleId', {
    summary: 'Change a limit of bandwidth',
    body: BandwidthLimitForm.partial(),
    result: BandwidthLimit,
  }),
  bandwidthLimitDelete: del('/api/neutron/qos/policies/:id/bandwidth_limit_rules/:ruleId', {
    summary: 'Lift a limit of bandwidth',
  }),
  dscpMarkingCreate: post('/api/neutron/qos/policies/:id/dscp_marking_rules/', {
    summary: 'Mark packets',
    body: DscpMarkingForm,
    result: DscpMarking,
    status: 201,
  }),
  dscpMarkingUpdate: patch('/api/neutron/qos/policies/:id/dscp_marking_rules/:ruleId', {
    summary: 'Change the mark of packets',
    body: DscpMarkingForm,
    result: DscpMarking,
  }),
  dscpMarkingDelete: del('/api/neutron/qos/policies/:id/dscp_marking_rules/:ruleId', {
    summary: 'Mark packets no longer',
  }),
  minimumBandwidthCreate: post('/api/neutron/qos/policies/:id/minimum_bandwidth_rules/', {
    summary: 'Guarantee a bandwidth',
    body: MinimumBandwidthForm,
    result: MinimumBandwidth,
    status: 201,
  }),
  minimumBandwidthUpdate: patch('/api/neutron/qos/policies/:id/minimum_bandwidth_rules/:ruleId', {
    summary: 'Change a guaranteed bandwidth',
    body: MinimumBandwidthForm.partial(),
    result: MinimumBandwidth,
  }),
  minimumBandwidthDelete: del('/api/neutron/qos/policies/:id/minimum_bandwidth_rules/:ruleId', {
    summary: 'Guarantee a bandwidth no longer',
  }),
  minimumPacketRateCreate: post('/api/neutron/qos/policies/:id/minimum_packet_rate_rules/', {
    summary: 'Guarantee a packet rate',
    body: MinimumPacketRateForm,
    result: MinimumPacketRate,
    status: 201,
  }),
  minimumPacketRateUpdate: patch('/api/neutron/qos/policies/:id/minimum_packet_rate_rules/:ruleId', {
    summary: 'Change a guaranteed packet rate',
    body: MinimumPacketRateForm.partial(),
    result: MinimumPacketRate,
  }),
  minimumPacketRateDelete: del('/api/neutron/qos/policies/:id/minimum_packet_rate_rules/:ruleId', {
    summary: 'Guarantee a packet rate no longer',
  }),
}
