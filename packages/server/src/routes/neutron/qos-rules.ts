import { neutron } from '@meridian/contract'
import { qosRules } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serveResource } from '../../serve-resource.ts'

export function qosRuleRoutes(app: FastifyInstance): void {
  serveResource(app, 'network', [
    [neutron.bandwidthLimitCreate, (client, policy, rule) => qosRules.bandwidthLimits(policy).create(client, rule)],
    [
      neutron.bandwidthLimitUpdate,
      (client, policy, id, rule) => qosRules.bandwidthLimits(policy).update(client, id, rule),
    ],
    [neutron.bandwidthLimitDelete, (client, policy, id) => qosRules.bandwidthLimits(policy).remove(client, id)],
    [neutron.dscpMarkingCreate, (client, policy, rule) => qosRules.dscpMarkings(policy).create(client, rule)],
    [neutron.dscpMarkingUpdate, (client, policy, id, rule) => qosRules.dscpMarkings(policy).update(client, id, rule)],
    [neutron.dscpMarkingDelete, (client, policy, id) => qosRules.dscpMarkings(policy).remove(client, id)],
    [neutron.minimumBandwidthCreate, (client, policy, rule) => qosRules.minimumBandwidths(policy).create(client, rule)],
    [
      neutron.minimumBandwidthUpdate,
      (client, policy, id, rule) => qosRules.minimumBandwidths(policy).update(client, id, rule),
    ],
    [neutron.minimumBandwidthDelete, (client, policy, id) => qosRules.minimumBandwidths(policy).remove(client, id)],
    [
      neutron.minimumPacketRateCreate,
      (client, policy, rule) => qosRules.minimumPacketRates(policy).create(client, rule),
    ],
    [
      neutron.minimumPacketRateUpdate,
      (client, policy, id, rule) => qosRules.minimumPacketRates(policy).update(client, id, rule),
    ],
    [neutron.minimumPacketRateDelete, (client, policy, id) => qosRules.minimumPacketRates(policy).remove(client, id)],
  ])
}
