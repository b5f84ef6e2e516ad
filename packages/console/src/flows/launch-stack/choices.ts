import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../../api/query.ts'
import { entryOfType, useRegistry } from '../../framework/resource/registry.ts'
import type { SelectOption } from '../../ui/fields/SelectField.tsx'

/** The console's types of what Heat's custom constraints name. */
const TYPES: Readonly<Record<string, string>> = {
  'nova.keypair': 'OS::Nova::Keypair',
  'nova.flavor': 'OS::Nova::Flavor',
  'nova.server': 'OS::Nova::Server',
  'glance.image': 'OS::Glance::Image',
  'neutron.network': 'OS::Neutron::Net',
  'neutron.router': 'OS::Neutron::Router',
  'neutron.security_group': 'OS::Neutron::SecurityGroup',
  'neutron.floating_ip': 'OS::Neutron::FloatingIP',
  'neutron.port': 'OS::Neutron::Port',
  'neutron.qos_policy': 'OS::Neutron::QoSPolicy',
  'neutron.subnetpool': 'OS::Neutron::SubnetPool',
  'neutron.address_scope': 'OS::Neutron::AddressScope',
  'cinder.volume': 'OS::Cinder::Volume',
  'cinder.snapshot': 'OS::Cinder::Snapshot',
  'cinder.backup': 'OS::Cinder::Backup',
  'cinder.vtype': 'OS::Cinder::VolumeType',
  'cinder.qos_specs': 'OS::Cinder::QoSSpec',
  'keystone.project': 'OS::Keystone::Project',
  'keystone.user': 'OS::Keystone::User',
  'keystone.group': 'OS::Keystone::Group',
  'keystone.role': 'OS::Keystone::Role',
  'keystone.domain': 'OS::Keystone::Domain',
  'keystone.service': 'OS::Keystone::Service',
  'keystone.region': 'OS::Keystone::Region',
}

/** Names as the values where they are unique, since Heat takes both and templates have names as defaults. */
export function optionsOf(items: readonly { id: string; label: string }[]): SelectOption[] {
  const count = Map.groupBy(items, ({ label }) => label)
  return items.map(({ id, label }) =>
    count.get(label)?.length === 1 ? { value: label, label } : { value: id, label, note: id },
  )
}

/** What a custom constraint lets choose from; undefined where the console has no list of it, or cannot read it. */
export function useChoices(constraint: string | undefined): readonly SelectOption[] | undefined {
  const entry = entryOfType(useRegistry(), TYPES[constraint ?? ''] ?? '')
  const { data } = useQuery({
    queryKey: ['choices of a stack parameter', constraint],
    enabled: entry !== undefined,
    queryFn: async () => {
      const resource = await entry?.resource()
      if (!resource) return []
      const { items } = await queryClient.fetchQuery(resource.list.query({}, 'project'))
      return optionsOf(items.map((item) => ({ id: item.id, label: resource.label(item) })))
    },
  })
  return data
}
