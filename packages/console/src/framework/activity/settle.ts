import type { IntlShape } from 'react-intl'
import type { ItemReference } from '../resource/item.ts'
import type { RegistryEntry } from '../resource/registry.ts'
import type { ActivityHandle } from './activity.ts'

/** Waits until the changed items leave their transition; see `settleItems`. */
export const settleBy =
  (registry: readonly RegistryEntry[], intl: IntlShape) =>
  async (references: readonly ItemReference[], handle: ActivityHandle): Promise<boolean> => {
    const { settleItems } = await import('./settle-items.ts')
    return settleItems(references, { registry, intl, handle })
  }
