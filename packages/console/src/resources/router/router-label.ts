import type { Router } from '@meridian/contract'

export const ROUTER_TYPE = 'OS::Neutron::Router'

export const routerLabel = ({ id, name }: Pick<Router, 'id' | 'name'>): string => name || id
