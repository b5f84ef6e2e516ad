import type { Finding } from '@meridian/contract'
import { MissingService, type ServiceClient } from '@meridian/openstack'

/** Services that the console uses, a read that every member may make, and the effect of a missing service. */
const SERVICES: { type: string; probe: string; needed: boolean; without: string; oldest?: string }[] = [
  {
    type: 'compute',
    probe: '/servers?limit=1',
    needed: true,
    without: 'no instances, flavors, key pairs',
    oldest: '2.1',
  },
  { type: 'image', probe: '/v2/images?limit=1', needed: true, without: 'no images, and no instances from them' },
  {
    type: 'network',
    probe: '/v2.0/networks?limit=1',
    needed: false,
    without: 'no networks, security groups, floating IPs',
  },
  {
    type: 'volume',
    probe: '/volumes?limit=1',
    needed: false,
    without: 'no volumes, snapshots, backups',
    oldest: '3.0',
  },
  { type: 'object-store', probe: '?limit=1&format=json', needed: false, without: 'no containers' },
  { type: 'orchestration', probe: '/stacks?limit=1', needed: false, without: 'no stacks' },
  {
    type: 'load-balancer',
    probe: '/v2/lbaas/loadbalancers?limit=1',
    needed: false,
    without: 'no load balancers',
  },
  { type: 'key-manager', probe: '/v1/secrets?limit=1', needed: false, without: 'no certificates and secrets' },
  { type: 'placement', probe: '/', needed: false, without: 'less detail about hypervisors' },
  { type: 'metric', probe: '/v1/resource/generic?limit=1', needed: false, without: 'no usage charts of instances' },
]

/** Checks each service at its endpoint of the catalogue; `clientOf` throws MissingService. */
export async function checkServices(clientOf: (type: string) => ServiceClient): Promise<Finding[]> {
  return Promise.all(
    SERVICES.map(async ({ type, probe, needed, without, oldest }): Promise<Finding> => {
      try {
        const client = clientOf(type)
        await client.send({ method: 'GET', headers: {} }, probe)
        const range = oldest ? (await client.probe()).microversions : null
        const supported = range ? `, microversions ${range.min} to ${range.max}` : ''
        const url = client.urlOf('')
        const fact = { check: 'service', state: 'responds', url, microversions: range } as const
        return { level: 'ok', what: type, seen: `responds at ${url}${supported}`, fact }
      } catch (error) {
        const absent = error instanceof MissingService
        const seen = absent ? 'not in the catalogue' : String(error instanceof Error ? error.message : error)
        const state = absent ? 'absent' : 'failed'
        const fact = { check: 'service', state, url: null, microversions: null } as const
        return { level: needed || !absent ? 'fail' : 'note', what: type, seen, effect: without, fact }
      }
    }),
  )
}
