import { classic } from './classic/endpoints.ts'
import type { Endpoint } from './endpoint.ts'
import { cinder } from './cinder/endpoints.ts'
import { glance } from './glance/endpoints.ts'
import { heat } from './heat/endpoints.ts'
import { keystone } from './keystone/endpoints.ts'
import { network } from './network/endpoints.ts'
import { neutron } from './neutron/endpoints.ts'
import { nova } from './nova/endpoints.ts'
import { barbican } from './barbican/endpoints.ts'
import { octavia } from './octavia/endpoints.ts'
import { placement } from './placement/endpoints.ts'
import { shell } from './shell/endpoints.ts'
import { swift } from './swift/endpoints.ts'

/** All endpoints, by group. */
export const api: Record<string, Record<string, Endpoint>> = {
  shell,
  keystone,
  neutron,
  network,
  cinder,
  glance,
  heat,
  nova,
  placement,
  octavia,
  barbican,
  swift,
  classic,
}
