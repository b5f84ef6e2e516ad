import { usePolicies } from '../../framework/policy/policy-store.ts'
import { useExtensions } from '../../framework/resource/extensions.ts'
import type { Extension } from '../../framework/resource/manifest.ts'

const IP_AVAILABILITY: readonly Extension[] = [{ of: 'network', alias: 'network-ip-availability' }]

/** Neutron returns the used addresses of networks to administrators only. */
export function useMayReadAddresses(): boolean {
  const has = useExtensions(IP_AVAILABILITY)
  const mayRead = usePolicies()([['network', 'get_network_ip_availability']]) === true
  return mayRead && IP_AVAILABILITY.every((extension) => has(extension))
}
