import type { ItemReference } from './item.ts'

/** What an action did; the lists update themselves from it. */
export interface ActionResult {
  created: readonly ItemReference[]
  updated: readonly ItemReference[]
  deleted: readonly ItemReference[]
  failed: readonly ItemReference[]
}
