import type { World } from './world.ts'

/** Creates a resource once for all tests of a world that do not change it, because projects have quotas. */
export function once<T>(make: (world: World) => Promise<T>): (world: World) => Promise<T> {
  const made = new WeakMap<World, Promise<T>>()
  return (world) => {
    const one = made.get(world) ?? make(world)
    made.set(world, one)
    return one
  }
}
