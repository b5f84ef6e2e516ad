import type { FloatingIp, FloatingIpPool } from '@meridian/contract'

const NEW = 'new:'

/** What the field of addresses holds for one that is yet to be allocated from a pool. */
const fromPool = (pool: string): string => NEW + pool

/** The pool that an address is to be allocated from; null where it is there already. */
export const poolOf = (choice: string): string | null => (choice.startsWith(NEW) ? choice.slice(NEW.length) : null)

/** Addresses that lead nowhere yet, then the pools to allocate more from. */
export const addressChoices = (
  addresses: readonly Pick<FloatingIp, 'id' | 'ip' | 'port_id'>[],
  pools: readonly FloatingIpPool[],
  allocateFrom: (pool: string) => string,
) => [
  ...addresses.filter(({ port_id: port }) => port === null).map(({ id, ip }) => ({ value: id, label: ip })),
  ...pools.map(({ id, name }) => ({ value: fromPool(id), label: allocateFrom(name || id) })),
]
