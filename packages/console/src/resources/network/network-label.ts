import type { Network } from '@meridian/contract'

export const NETWORK_TYPE = 'OS::Neutron::Net'

export const networkLabel = ({ id, name }: Pick<Network, 'id' | 'name'>): string => name || id
