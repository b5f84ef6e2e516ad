import type { FlavorRequest as Wanted } from '@meridian/contract'
import type { FlavorRequest } from '@meridian/openstack'
import type { Flavor } from '@meridian/wire'
import * as z from 'zod'

/** A flavor, with its extra specs only if requested. */
export const toFlavor = ({ extra_specs: extras = {}, ...flavor }: Flavor, withExtras = false) =>
  withExtras ? { ...flavor, extras } : flavor

export const toNovaFlavor = ({ flavor_access: access, id, description, ...flavor }: Wanted): FlavorRequest => ({
  ...flavor,
  ...(id === 'auto' ? {} : { id }),
  ...(description == null ? {} : { description }),
  'os-flavor-access:is_public': access.length === 0,
})

/** The request that creates this flavor again. */
export const toSameFlavor = (flavor: Flavor): FlavorRequest => ({
  id: flavor.id,
  name: flavor.name,
  ram: flavor.ram,
  vcpus: flavor.vcpus,
  disk: flavor.disk,
  'OS-FLV-EXT-DATA:ephemeral': flavor['OS-FLV-EXT-DATA:ephemeral'],
  swap: flavor.swap || 0,
  rxtx_factor: flavor.rxtx_factor || 1,
  'os-flavor-access:is_public': flavor['os-flavor-access:is_public'],
  ...(flavor.description == null ? {} : { description: flavor.description }),
})

const Order = z.object({ key: z.string(), reverse: z.boolean().default(false) }).catch({ key: 'ram', reverse: false })

/** Sorts by RAM, or by the setting CREATE_INSTANCE_FLAVOR_SORT. */
export function inOrder(flavors: Flavor[], setting: unknown): Flavor[] {
  const { key, reverse } = Order.parse(setting)
  const valueOf = (flavor: Flavor) => (flavor as unknown as Record<string, unknown>)[key] // any key the operator names
  const sorted = flavors.toSorted((left, right) => compare(valueOf(left), valueOf(right)))
  return reverse ? sorted.toReversed() : sorted
}

const compare = (left: unknown, right: unknown) =>
  typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right))
