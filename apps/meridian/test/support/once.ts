import type { World } from './world.ts'

/** Makes something once for all tests of a world that leave it as it is: projects may not have many of each. */
export function once<T>(make: (world: World) => Promise<T>): (world: World) => Promise<T> {
  const made = new WeakMap<World, Promise<T>>()
  return (world) => {
    const one = made.get(world) ?? make(world)
    made.set(world, one)
    return one
  }
}
