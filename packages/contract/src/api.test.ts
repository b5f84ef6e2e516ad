import { expect, test } from 'vitest'
import { api } from './api.ts'

/** Paths and methods of Horizon's REST API, which existing scripts use; `:` stands for a parameter. */
const CATALOGUE: Record<string, string> = {
  'cinder/volumes/': 'GET POST',
  'cinder/volumes/:': 'GET',
  'cinder/volumetypes/': 'GET',
  'cinder/volumetypes/:': 'GET',
  'cinder/volumes/:/metadata': 'GET PATCH',
  'cinder/volumesnapshots/:/metadata': 'GET PATCH',
  'cinder/volumetypes/:/metadata': 'GET PATCH',
  'cinder/volumesnapshots/': 'GET',
  'cinder/extensions/': 'GET',
  'cinder/services/': 'GET',
  'cinder/qosspecs/': 'GET',
  'cinder/tenantabsolutelimits/': 'GET',
  'cinder/availzones/': 'GET',
  'cinder/quota-sets/defaults/': 'GET PATCH',
  'cinder/quota-sets/:': 'PATCH',
  'glance/version/': 'GET',
  'glance/images/': 'GET POST PUT',
  'glance/images/:': 'GET PATCH DELETE',
  'glance/images/:/properties/': 'GET PATCH',
  'glance/metadefs/namespaces/': 'GET',
  'glance/metadefs/resourcetypes/': 'GET',
  'heat/validate/': 'POST',
  'heat/services/': 'GET',
  'keystone/version/': 'GET',
  'keystone/users/': 'GET POST DELETE',
  'keystone/roles/': 'GET POST DELETE',
  'keystone/domains/': 'GET POST DELETE',
  'keystone/projects/': 'GET POST DELETE',
  'keystone/users/:': 'GET PATCH DELETE',
  'keystone/roles/:': 'GET PATCH DELETE',
  'keystone/domains/:': 'GET PATCH DELETE',
  'keystone/projects/:': 'GET PATCH DELETE',
  'keystone/projects/:/:/:': 'PUT',
  'keystone/services/': 'GET',
  'keystone/groups/': 'GET',
  'keystone/user-session/': 'GET',
  'keystone/svc-catalog/': 'GET',
  'network/floatingips/': 'GET',
  'network/floatingippools/': 'GET',
  'network/securitygroups/': 'GET',
  'network/floatingip/': 'POST PATCH',
  'neutron/agents/': 'GET',
  'neutron/networks/': 'GET POST',
  'neutron/subnets/': 'GET POST',
  'neutron/ports/': 'GET',
  'neutron/extensions/': 'GET',
  'neutron/quota-sets/defaults/': 'GET',
  'neutron/qos_policy/:': 'GET',
  'neutron/qos_policies/': 'GET',
  'neutron/qos_policies/:': 'GET',
  'neutron/trunks/': 'GET',
  'neutron/trunks/:': 'GET DELETE',
  'neutron/quotas-sets/:': 'PATCH',
  'nova/services/': 'GET',
  'nova/keypairs/': 'GET POST',
  'nova/availzones/': 'GET',
  'nova/limits/': 'GET',
  'nova/servers/': 'GET POST',
  'nova/servers/:': 'GET POST DELETE',
  'nova/servergroups/': 'GET',
  'nova/extensions/': 'GET',
  'nova/flavors/': 'GET POST',
  'nova/flavors/:': 'GET PATCH DELETE',
  'nova/flavors/:/extra-specs/': 'GET PATCH',
  'nova/aggregates/:/extra-specs/': 'GET PATCH',
  'nova/servers/:/metadata': 'GET PATCH',
  'nova/servers/:/actions/': 'GET',
  'nova/servers/:/volumes/': 'GET',
  'nova/servers/:/security-groups/': 'GET',
  'nova/servers/:/console-output/': 'POST',
  'nova/servers/:/console-info/': 'POST',
  'nova/snapshots/': 'POST',
  'nova/quota-sets/defaults/': 'GET PATCH',
  'nova/quota-sets/editable/': 'GET',
  'nova/quota-sets/:': 'PATCH',
  'policy/': 'POST',
  'settings/': 'GET',
  'swift/info/': 'GET',
  'swift/containers/': 'GET',
  'swift/containers/:/metadata/': 'GET POST PUT DELETE',
  'swift/containers/:/objects/': 'GET',
  'swift/containers/:/object/:': 'GET POST DELETE',
  'swift/containers/:/metadata/:': 'GET',
  'swift/containers/:/copy/:': 'POST',
}

const declared = new Set(
  Object.values(api).flatMap((group) =>
    Object.values(group).map(({ method, path }) => `${method} ${path.replace(/[:*]\w+/g, ':').replace(/\/$/, '')}`),
  ),
)

test.each(
  Object.entries(CATALOGUE).flatMap(([path, methods]) =>
    methods.split(' ').map((method) => `${method} /api/${path.replace(/\/$/, '')}`),
  ),
)(
  '[API-CINDER] [API-GLANCE] [API-HEAT] [API-KEYSTONE] [API-NETWORK] [API-NEUTRON] [API-NOVA] [API-SWIFT] %s',
  (call) => {
    expect([...declared]).toContain(call)
  },
)

test('no two endpoints share a method and path', () => {
  const all = Object.values(api).flatMap((group) => Object.values(group).map(({ method, path }) => `${method} ${path}`))
  expect(all.filter((call, index) => all.indexOf(call) !== index)).toEqual([])
})
