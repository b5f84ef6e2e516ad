import type { AnyResource } from '../framework/define-resource.ts'
import { image } from './image/image.resource.tsx'

/** The registry: adding a type to the console is one line here. */
export const resources: readonly AnyResource[] = [image]
