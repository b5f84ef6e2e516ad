import { register } from '../framework/registry.ts'
import { containerPlace } from './container/container.place.ts'
import { objectPlace } from './container/object/object.place.ts'
import { flavorPlace } from './flavor/flavor.place.ts'
import { imagePlace } from './image/image.place.ts'
import { instancePlace } from './instance/instance.place.ts'
import { keypairPlace } from './keypair/keypair.place.ts'

/** The registry: adding a type to the console is one line here. What it is made of is fetched when it is first shown. */
export const resources = [
  register(instancePlace, async () => (await import('./instance/instance.resource.tsx')).instance),
  register(flavorPlace, async () => (await import('./flavor/flavor.resource.tsx')).flavor),
  register(imagePlace, async () => (await import('./image/image.resource.tsx')).image),
  register(keypairPlace, async () => (await import('./keypair/keypair.resource.tsx')).keypair),
  register(containerPlace, async () => (await import('./container/container.resource.tsx')).container),
  register(objectPlace, async () => (await import('./container/object/object.resource.tsx')).object),
]
