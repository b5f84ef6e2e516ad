/** Addresses of old that lead to a details page. */
export const DETAILS_REDIRECTS = [
  { path: '/project/instances/$id', type: 'OS::Nova::Server' },
  { path: '/admin/instances/$id/detail', type: 'OS::Nova::Server' },
  { path: '/project/images/$id', type: 'OS::Glance::Image' },
  { path: '/admin/images/$id/detail', type: 'OS::Glance::Image' },
  { path: '/project/volumes/$id', type: 'OS::Cinder::Volume' },
  { path: '/project/snapshots/$id', type: 'OS::Cinder::Snapshot' },
  { path: '/project/networks/$id/detail', type: 'OS::Neutron::Net' },
  { path: '/project/networks/subnets/$id/detail', type: 'OS::Neutron::Subnet' },
  { path: '/project/networks/ports/$id/detail', type: 'OS::Neutron::Port' },
  { path: '/project/routers/$id', type: 'OS::Neutron::Router' },
  { path: '/admin/routers/$id', type: 'OS::Neutron::Router' },
  { path: '/project/trunks/$id', type: 'OS::Neutron::Trunk' },
  { path: '/project/network_qos/$id', type: 'OS::Neutron::QoSPolicy' },
]
