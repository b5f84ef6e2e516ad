import {
  ApiVersions,
  endpointOf,
  MissingService,
  ServiceClient,
  type IssuedToken,
  type Transport,
} from '@meridian/openstack'
import type { Finding } from './findings.ts'

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
  { type: 'placement', probe: '/', needed: false, without: 'less detail about hypervisors' },
  { type: 'metric', probe: '/v1/resource/generic?limit=1', needed: false, without: 'no usage charts of instances' },
]

/** Checks each service at its endpoint of the catalogue. */
export async function checkServices(
  transport: Transport,
  { token, secret }: IssuedToken,
  region: string | null,
): Promise<Finding[]> {
  const versions = new ApiVersions(transport)
  return Promise.all(
    SERVICES.map(async ({ type, probe, needed, without, oldest }): Promise<Finding> => {
      try {
        const endpoint = endpointOf(token.catalog ?? [], type, region)
        const client = new ServiceClient({ transport, service: type, endpoint, token: secret, versions })
        await client.send({ method: 'GET', headers: {} }, probe)
        const range = oldest ? await versions.rangeOf(endpoint, { service: type, token: secret }) : null
        const supported = range ? `, microversions ${range.min} to ${range.max}` : ''
        return { level: 'ok', what: type, seen: `responds at ${endpoint}${supported}` }
      } catch (error) {
        const absent = error instanceof MissingService
        const seen = absent ? 'not in the catalogue' : String(error instanceof Error ? error.message : error)
        return { level: needed || !absent ? 'fail' : 'note', what: type, seen, effect: without }
      }
    }),
  )
}
