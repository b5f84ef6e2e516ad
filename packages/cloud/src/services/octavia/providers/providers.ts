import type { LoadBalancerProvider } from '@meridian/wire'

export const PROVIDERS: readonly LoadBalancerProvider[] = [
  { name: 'amphora', description: 'The Octavia Amphora driver.' },
  { name: 'octavia', description: 'Deprecated alias of the Octavia Amphora driver.' },
]

export const FLAVOR_CAPABILITIES = [
  {
    name: 'loadbalancer_topology',
    description:
      'The load balancer topology. One of: SINGLE - One amphora per load balancer. ACTIVE_STANDBY - Two amphora per load balancer.',
  },
  { name: 'compute_flavor', description: 'The compute driver flavor ID.' },
  { name: 'amp_image_tag', description: 'The amphora image tag.' },
] as const

export const ZONE_CAPABILITIES = [
  { name: 'compute_zone', description: 'The compute availability zone.' },
  { name: 'management_network', description: 'The management network ID for the amphora.' },
  {
    name: 'valid_vip_networks',
    description:
      'List of network IDs that are allowed for VIP use. This overrides/replaces the list of allowed networks configured in `octavia.conf`.',
  },
] as const
