import type { Server } from '@meridian/contract'

export const INSTANCE_TYPE = 'OS::Nova::Server'

export const instanceLabel = ({ name, id }: Pick<Server, 'name' | 'id'>): string => name || id
