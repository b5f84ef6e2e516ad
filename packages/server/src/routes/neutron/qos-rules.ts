import { neutron } from '@meridian/contract'
import { qosRules } from '@meridian/openstack'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../serve.ts'

export function qosRuleRoutes(app: FastifyInstance): void {
  serve(app, neutron.bandwidthLimitCreate, ({ params, body }, request) =>
    qosRules.bandwidthLimits(params.id).create(request.openstack('network'), body),
  )
  serve(app, neutron.bandwidthLimitUpdate, ({ params, body }, request) =>
    qosRules.bandwidthLimits(params.id).update(request.openstack('network'), params.ruleId, body),
  )
  serve(app, neutron.bandwidthLimitDelete, ({ params }, request) =>
    qosRules.bandwidthLimits(params.id).remove(request.openstack('network'), params.ruleId),
  )

  serve(app, neutron.dscpMarkingCreate, ({ params, body }, request) =>
    qosRules.dscpMarkings(params.id).create(request.openstack('network'), body),
  )
  serve(app, neutron.dscpMarkingUpdate, ({ params, body }, request) =>
    qosRules.dscpMarkings(params.id).update(request.openstack('network'), params.ruleId, body),
  )
  serve(app, neutron.dscpMarkingDelete, ({ params }, request) =>
    qosRules.dscpMarkings(params.id).remove(request.openstack('network'), params.ruleId),
  )

  serve(app, neutron.minimumBandwidthCreate, ({ params, body }, request) =>
    qosRules.minimumBandwidths(params.id).create(request.openstack('network'), body),
  )
  serve(app, neutron.minimumBandwidthUpdate, ({ params, body }, request) =>
    qosRules.minimumBandwidths(params.id).update(request.openstack('network'), params.ruleId, body),
  )
  serve(app, neutron.minimumBandwidthDelete, ({ params }, request) =>
    qosRules.minimumBandwidths(params.id).remove(request.openstack('network'), params.ruleId),
  )

  serve(app, neutron.minimumPacketRateCreate, ({ params, body }, request) =>
    qosRules.minimumPacketRates(params.id).create(request.openstack('network'), body),
  )
  serve(app, neutron.minimumPacketRateUpdate, ({ params, body }, request) =>
    qosRules.minimumPacketRates(params.id).update(request.openstack('network'), params.ruleId, body),
  )
  serve(app, neutron.minimumPacketRateDelete, ({ params }, request) =>
    qosRules.minimumPacketRates(params.id).remove(request.openstack('network'), params.ruleId),
  )
}
