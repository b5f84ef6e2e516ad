import { keystone, type ServiceStatus } from '@meridian/contract'
import { ServiceOutage } from '@meridian/openstack'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkPolicy } from '../../doctor/policy.ts'
import { checkServices } from '../../doctor/services.ts'
import { refuseUnlessIdentityAdmin } from '../../plugins/policy.ts'
import { serve } from '../../serve.ts'
import { toPublicCatalog } from './catalog.map.ts'
import { certificateExpiry, secondsAhead } from './service-health.ts'
import { toUserSession } from './session.map.ts'

export function catalogRoutes(app: FastifyInstance): void {
  serve(app, keystone.userSession, (_input, { access }) => toUserSession(access))

  serve(app, keystone.identityVersion, () => ({ version: '3' }))

  serve(app, keystone.serviceCatalog, (_input, { access }) => toPublicCatalog(access.token.catalog ?? []))

  serve(app, keystone.serviceList, (_input, { access }) => ({
    items: (access.token.catalog ?? []).map((entry, id) => ({ ...entry, id })),
  }))

  serve(app, keystone.serviceStatusList, async (_input, request) => {
    const { token, region } = request.access
    const inRegion = (token.catalog ?? []).filter((entry) =>
      entry.endpoints.some((at) => at.interface === 'public' && (at.region_id === region || at.region === region)),
    )
    return { items: await Promise.all(inRegion.map(({ type, name }) => statusOf(request, type, name))) }
  })

  serve(app, keystone.findingList, async (_input, request) => {
    refuseUnlessIdentityAdmin(request.access)
    const clientOf = (type: string) => request.openstack(type)
    const findings = await Promise.all([
      checkServices(clientOf),
      checkPolicy(clientOf, request.access.token, app.configuredPolicy),
    ])
    return { items: findings.flat() }
  })
}

async function statusOf(request: FastifyRequest, id: string, name: string): Promise<ServiceStatus> {
  const start = performance.now()
  const measured = () => Math.round(performance.now() - start)
  try {
    const { status, microversions, date, url } = await request.openstack(id).probe()
    const milliseconds = measured()
    return {
      id,
      name,
      microversions,
      milliseconds,
      status,
      problem: null,
      clock_seconds: date === null ? null : secondsAhead(date),
      certificate_expires: await certificateExpiry(url),
    }
  } catch (error) {
    if (!(error instanceof ServiceOutage)) throw error
    const unknown = { microversions: null, status: null, clock_seconds: null, certificate_expires: null }
    return { id, name, milliseconds: measured(), problem: error.message, ...unknown }
  }
}
