import type { Flavor, Image } from '@meridian/contract'

type Size = Pick<Flavor, 'disk' | 'ram'>
type Wants = Pick<Image, 'min_disk' | 'min_ram'>

/** Whether a flavor has all that the image asks for; GB and MB. */
export const isLargeEnough = (flavor: Size, image: Wants | null): boolean =>
  image === null || (image.min_disk <= flavor.disk && image.min_ram <= flavor.ram)

/** How many of the flavors are too small for the image. */
export function disabledFlavors(flavors: readonly Size[], image: Wants | null): 'none' | 'some' | 'all' {
  const tooSmall = flavors.filter((flavor) => !isLargeEnough(flavor, image)).length
  if (tooSmall === 0) return 'none'
  return tooSmall === flavors.length ? 'all' : 'some'
}

/** The flavor that goes with a newly chosen image: the one that was chosen while it will do, else the first that will. */
export function flavorFor<F extends Size & { id: string }>(
  flavors: readonly F[],
  image: Wants | null,
  chosen: string | null,
): string | null {
  const fitting = flavors.filter((flavor) => isLargeEnough(flavor, image))
  return (fitting.find(({ id }) => id === chosen) ?? fitting[0])?.id ?? null
}
