import type { PolicyRule } from '../../framework/resource/item.ts'

/** Making and deleting containers, and opening them to others. */
export const MAY_WRITE_CONTAINERS: PolicyRule[] = [['object-store', 'container:write']]

/** Putting objects into containers, and taking them out. */
export const MAY_WRITE_OBJECTS: PolicyRule[] = [['object-store', 'object:write']]
