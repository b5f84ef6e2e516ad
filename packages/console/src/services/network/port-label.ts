import type { Port } from '@meridian/contract'

/** As much of an id as tells ports of one network apart. */
const ID_SHOWN = 13

export const portLabel = ({ name, id }: Pick<Port, 'id' | 'name'>): string => name || `(${id.slice(0, ID_SHOWN)})`
