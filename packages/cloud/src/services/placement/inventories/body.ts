import * as z from 'zod'
import type { Inventory } from '../providers/store.ts'

const MOST = 2 ** 31 - 1

const amount = z.int().min(1).max(MOST)
const inventory = {
  total: amount,
  reserved: z.int().min(0).max(MOST).optional(),
  min_unit: amount.optional(),
  max_unit: amount.optional(),
  step_size: amount.optional(),
  allocation_ratio: z.number().min(0).max(3.402_823e38).optional(),
}
const generation = { resource_provider_generation: z.int() }

export const OneInventory = z.strictObject({ ...generation, ...inventory })
export const NewInventory = z.strictObject({ ...generation, ...inventory, resource_class: z.string().max(255) })
export const AllInventories = z.strictObject({
  ...generation,
  inventories: z.record(z.string().regex(/^[A-Z0-9_]+$/), z.strictObject(inventory)),
})

type Given = { [K in keyof Inventory]?: number | undefined } & { total: number }

/** Fills in the defaults. */
export const withDefaults = ({
  total,
  reserved,
  min_unit,
  max_unit,
  step_size,
  allocation_ratio,
}: Given): Inventory => ({
  total,
  reserved: reserved ?? 0,
  min_unit: min_unit ?? 1,
  max_unit: max_unit ?? MOST,
  step_size: step_size ?? 1,
  allocation_ratio: allocation_ratio ?? 1,
})
