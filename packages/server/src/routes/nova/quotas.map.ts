import * as z from 'zod'

const COMPUTE = [
  'metadata_items',
  'cores',
  'instances',
  'injected_files',
  'injected_file_content_bytes',
  'injected_file_path_bytes',
  'ram',
  'key_pairs',
  'server_groups',
  'server_group_members',
]
const VOLUME = ['volumes', 'snapshots', 'gigabytes']
const NETWORK = ['network', 'subnet', 'port']
const ROUTING = ['router', 'floatingip']
const SECURITY = ['security_group', 'security_group_rule']

const enabled = z.boolean().catch(true)

/** Nova's deprecated network quotas, which Neutron enforces now. */
const NOT_COUNTED_BY_NOVA = ['floating_ips', 'fixed_ips', 'security_groups', 'security_group_rules']
export const isNovaQuota = ({ name }: { name: string }) => !NOT_COUNTED_BY_NOVA.includes(name)

export interface CloudAbilities {
  services: { compute: boolean; volume: boolean }
  /** Aliases of Neutron's extensions; null without Neutron. */
  extensions: string[] | null
  settings: Record<string, unknown>
}

/** Quotas that this cloud supports and whose editing the settings allow. */
export function editableQuotas({ services, extensions, settings }: CloudAbilities): string[] {
  const hypervisor = z.object({ enable_quotas: enabled }).catch({ enable_quotas: true })
  const network = z.object({ enable_router: enabled }).catch({ enable_router: true })
  const has = (alias: string) => extensions?.includes(alias) ?? false
  const isRouted = network.parse(settings.OPENSTACK_NEUTRON_NETWORK).enable_router
  return [
    ...(services.compute && hypervisor.parse(settings.OPENSTACK_HYPERVISOR_FEATURES).enable_quotas ? COMPUTE : []),
    ...(services.volume ? VOLUME : []),
    ...(has('quotas') ? [...NETWORK, ...(isRouted ? ROUTING : []), ...(has('security-group') ? SECURITY : [])] : []),
  ]
}
