import type { Provider } from '../providers/provider.ts'
import type { Inventory } from '../providers/store.ts'

export const capacityOf = ({ total, reserved, allocation_ratio: ratio }: Inventory) =>
  Math.floor((total - reserved) * ratio)

/** Why an amount cannot be allocated; undefined if it can. */
export function refusalOf(inventory: Inventory | undefined, amount: number, used: number): string | undefined {
  if (!inventory) return 'The provider has no such inventory.'
  const { min_unit: least, max_unit: most, step_size: step } = inventory
  if (amount < least || amount > most || amount % step !== 0) {
    return 'The requested amount would violate inventory constraints.'
  }
  return used + amount > capacityOf(inventory) ? 'The requested amount would exceed the capacity.' : undefined
}

/** Whether the provider has these amounts free. */
export const hasRoomFor = (
  { inventories }: Provider,
  resources: ReadonlyMap<string, number>,
  used: ReadonlyMap<string, number>,
) => [...resources].every(([name, amount]) => refusalOf(inventories[name], amount, used.get(name) ?? 0) === undefined)
